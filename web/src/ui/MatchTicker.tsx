import type { ReactNode } from "react";
import styles from "./MatchTicker.module.css";
import { Page } from "./Page";

type MatchTickerProps = { label: string; title: string; subtitle?: string | undefined; children: ReactNode };

/** The round at a glance, on a dark stage: live first, then next, then ended. Children are `MatchTile`s. */
export function MatchTicker({ label, title, subtitle, children }: MatchTickerProps) {
  return (
    <section className={styles.ticker} data-theme="dark" aria-label={label}>
      <Page className={styles.inner}>
        <p className={styles.head}>
          <b>{title}</b>
          {subtitle ? <span>{subtitle}</span> : null}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its tiles need not be links: keys must reach it */}
        <ul className={styles.tiles} tabIndex={0}>
          {children}
        </ul>
      </Page>
    </section>
  );
}
