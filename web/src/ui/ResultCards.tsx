import { type CardDate, CardMeta } from "./CardMeta";
import { cx } from "./classNames";
import { Marked, type TextPart } from "./Marked";
import styles from "./ResultCards.module.css";

export type ResultCard = {
  key: string;
  href: string;
  /** What it is: "Notícia". */
  tag: string;
  date?: CardDate | undefined;
  title: readonly TextPart[];
  /** Where it has the words. */
  excerpt?: readonly TextPart[] | undefined;
  picture?: string | undefined;
};

type ResultCardsProps = { cards: ResultCard[]; level?: 2 | 3 };

/** What was written, one below the other: words at the left, the picture at the right. */
export function ResultCards({ cards, level = 3 }: ResultCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ key, href, tag, date, title, excerpt, picture }) => (
        <li key={key}>
          <a className={cx(styles.card, picture && styles.pictured)} href={href}>
            <span className={styles.words}>
              <CardMeta tag={tag} date={date} />
              <Heading className={styles.title}>
                <Marked parts={title} />
              </Heading>
              {excerpt?.length ? (
                <span className={styles.excerpt}>
                  <Marked parts={excerpt} />
                </span>
              ) : null}
            </span>
            {picture ? (
              <img
                className={styles.art}
                src={picture}
                width="108"
                height="81"
                alt=""
                loading="lazy"
                decoding="async"
              />
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
