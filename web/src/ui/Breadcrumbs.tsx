import styles from "./Breadcrumbs.module.css";

export type Crumb = { label: string; href: string };

type BreadcrumbsProps = {
  label: string;
  /** From the home page to the one that is shown, which comes last. */
  crumbs: Crumb[];
};

/** The way to a page. Its last step is the page itself, and no link. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === last ? <span aria-current="page">{crumb.label}</span> : <a href={crumb.href}>{crumb.label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
