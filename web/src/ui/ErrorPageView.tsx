import type { ReactNode } from "react";
import styles from "./ErrorPageView.module.css";
import { type LinkItem, opening } from "./linkItem";
import { Page } from "./Page";

type ErrorPageViewProps = {
  /** The status code, as written. */
  code?: string | undefined;
  title: string;
  text: string;
  /** What to make of it. */
  hint?: string | undefined;
  /** What came of the last try, for everybody to hear. */
  status?: string | undefined;
  /** Poster art behind the right half. Decorative. */
  posterSrc?: string | undefined;
  /** The way home; nothing inside the installed app. */
  actions?: ReactNode;
  /** A `SearchField`. */
  search?: ReactNode;
  ways?: LinkItem[] | undefined;
  waysTitle?: string | undefined;
};

/** A whole page that says what went wrong, and where else to go. */
export function ErrorPageView({
  code,
  title,
  text,
  hint,
  status,
  posterSrc,
  actions,
  search,
  ways = [],
  waysTitle,
}: ErrorPageViewProps) {
  return (
    <section className={styles.error} data-theme="dark">
      {posterSrc ? <img className={styles.poster} src={posterSrc} alt="" decoding="async" /> : null}
      <Page className={styles.inner}>
        {code ? <p className={styles.code}>{code}</p> : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {hint ? <p className={styles.text}>{hint}</p> : null}
        {search ? <div className={styles.search}>{search}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {status === undefined ? null : (
          <p className={styles.text} role="status">
            {status}
          </p>
        )}
        {ways.length > 0 ? (
          <nav className={styles.ways} aria-label={waysTitle}>
            <h2>{waysTitle}</h2>
            <ul>
              {ways.map((way) => (
                <li key={way.key}>
                  <a href={way.href} {...opening(way)}>
                    {way.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </Page>
    </section>
  );
}
