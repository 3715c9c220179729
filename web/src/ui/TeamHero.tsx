import { type CSSProperties, Fragment, type ReactNode } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import { Page } from "./Page";
import styles from "./TeamHero.module.css";

type TeamHeroProps = {
  name: string;
  crest: string;
  /** `clubStyle(…)` of the club, readable. */
  style: CSSProperties;
  /** Beside the name, e.g. that it is a second team. */
  mark?: string | undefined;
  /** The full name, the year, the town. */
  facts: string[];
  /** The way to the page. */
  breadcrumbs?: ReactNode;
  /** A `ShareButton`. */
  share?: ReactNode;
  /** Buttons; they take the club's colours. */
  actions?: ReactNode;
  /** The club elsewhere. */
  socials?: ReactNode;
};

/** Names with more letters than this are set smaller, in longer lines. */
const LONG = 18;

/** Small words stand with the one after them: "Farol", "do Cabo". */
function wordsOf(name: string): string[] {
  return name.match(/(?:(?:d[aeo]s?|e|of|the)\s+)*\S+/gi) ?? [name];
}

/** A club's opening: all of it in the club's colour, with the crest large and faint behind. */
export function TeamHero(props: TeamHeroProps) {
  const { name, crest, style, mark, facts, breadcrumbs, share, actions, socials } = props;
  const words = wordsOf(name);
  // Words are not broken: a name with a long one is set as large as that word allows.
  const longest = words.reduce((length, word) => Math.max(length, word.length), 8);
  return (
    <header className={styles.hero} style={style}>
      <img className={styles.faint} src={crest} width="780" height="878" alt="" decoding="async" />
      <Page className={styles.inner}>
        {breadcrumbs || share ? (
          <div className={styles.way}>
            {breadcrumbs}
            {share}
          </div>
        ) : null}
        <Crest className={styles.crest} src={crest} size={184} loading="eager" />
        <div className={styles.words}>
          <h1
            className={cx(styles.name, name.length > LONG && styles.long)}
            style={{ "--longest": longest } as CSSProperties}
          >
            {words.map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may say a word twice
              <Fragment key={index}>
                {index > 0 ? " " : null}
                <span>{word}</span>
              </Fragment>
            ))}
          </h1>
          {mark || facts.length > 0 ? (
            <ul className={styles.facts}>
              {mark ? <li className={styles.mark}>{mark}</li> : null}
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          ) : null}
          {socials}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Page>
    </header>
  );
}
