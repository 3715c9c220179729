import type { CSSProperties, ReactNode } from "react";
import styles from "./CompetitionHero.module.css";
import { LiveDot } from "./LiveDot";
import { Page } from "./Page";

type CompetitionHeroProps = {
  title: string;
  emblemSrc?: string | undefined;
  /** Tile art: at the right on desktop, a band on top on phones. Decorative. */
  artSrc?: string | undefined;
  /** The way to the page. */
  breadcrumbs?: ReactNode;
  /** A `ShareButton`. */
  action?: ReactNode;
  /** Facts in a row; the strong part of each in `<b>`. */
  meta: ReactNode[];
  /** How many matches are in play, in words. */
  live?: string | undefined;
  /** A `SeasonProgress`. */
  progress?: ReactNode;
  /** `accentStyle(…)` of the competition. */
  style?: CSSProperties | undefined;
};

/** A competition's opening, on the navy stage in both themes. */
export function CompetitionHero(props: CompetitionHeroProps) {
  const { title, emblemSrc, artSrc, breadcrumbs, action, meta, live, progress, style } = props;
  // Words are not broken: a title with a long one is set as large as that word allows.
  const longest = title.split(" ").reduce((length, word) => Math.max(length, word.length), 0);
  const fit = longest > 9 ? ({ "--longest": longest } as CSSProperties) : undefined;
  return (
    <header className={styles.hero} data-theme="dark" style={style}>
      {artSrc ? (
        <div className={styles.art}>
          <img src={artSrc} alt="" decoding="async" />
        </div>
      ) : null}
      <Page className={styles.inner}>
        {breadcrumbs || action ? (
          <div className={styles.way}>
            {breadcrumbs}
            {action}
          </div>
        ) : null}
        <div className={styles.head}>
          {emblemSrc ? <img className={styles.emblem} src={emblemSrc} width="112" height="112" alt="" /> : null}
          <h1 className={fit ? styles.fittedTitle : styles.title} style={fit}>
            {title}
          </h1>
        </div>
        <ul className={styles.meta}>
          {meta.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of facts
            <li key={index}>{item}</li>
          ))}
          {live ? (
            <li className={styles.live}>
              <LiveDot />
              {live}
            </li>
          ) : null}
        </ul>
        {progress ? <div className={styles.progress}>{progress}</div> : null}
      </Page>
    </header>
  );
}
