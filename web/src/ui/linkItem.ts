/** A named destination in a list of destinations: a tab, a section, a filter. */
export type LinkItem = {
  key: string;
  label: string;
  href: string;
  /** Leads away from the site, or is to leave it open. */
  isExternal?: boolean | undefined;
};

/** What a link carries for whoever looks at links, and nobody sees. */
export type LinkData = { [name: `data-${string}`]: string | undefined };

/** A destination with others below it. */
export type MenuItem = LinkItem & { children?: LinkItem[] | undefined };

/** Where a link opens; the page that it leads to learns nothing of ours. */
export function opening({ isExternal }: Partial<LinkItem>) {
  return isExternal ? { target: "_blank", rel: "noopener" } : {};
}
