import type { ReactNode } from "react";
import styles from "./ErrorPageView.module.css";
import { Page } from "./Page";

type ErrorPageViewProps = {
  /** The status code, as written. */
  code: string;
  title: string;
  text: string;
  /** Poster art behind the right half. Decorative. */
  posterSrc?: string | undefined;
  /** The way home; nothing inside the installed app. */
  actions?: ReactNode;
};

/** A whole page that says what went wrong. */
export function ErrorPageView({ code, title, text, posterSrc, actions }: ErrorPageViewProps) {
  return (
    <section className={styles.error} data-theme="dark">
      {posterSrc ? <img className={styles.poster} src={posterSrc} alt="" decoding="async" /> : null}
      <Page className={styles.inner}>
        <p className={styles.code}>{code}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Page>
    </section>
  );
}
