import { Icon } from "./Icon";
import styles from "./Pagination.module.css";

type PaginationProps = {
  label: string;
  /** "Página 2 de 7". */
  text: string;
  previous?: { href: string; label: string } | undefined;
  next?: { href: string; label: string } | undefined;
};

/** The way through a long list, page by page. */
export function Pagination({ label, text, previous, next }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <Icon name="chevronLeft" />
          {previous.label}
        </a>
      ) : (
        <span />
      )}
      <span className={styles.text}>{text}</span>
      {next ? (
        <a href={next.href} rel="next">
          {next.label}
          <Icon name="chevronRight" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
