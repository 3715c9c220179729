import type { Crumb } from "../ui/Breadcrumbs.tsx";

/** The way to a page, for search engines (schema.org): the same steps that `Breadcrumbs` shows. */
export function breadcrumbList(crumbs: Crumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
