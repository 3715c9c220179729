import { type CardDate, CardMeta } from "./CardMeta";
import { CardPicture, type Picture } from "./CardPicture";
import styles from "./NewsGrid.module.css";
import { Skeleton } from "./Skeleton";

export type NewsCard = {
  key: string;
  href: string;
  title: string;
  tag?: string | undefined;
  /** As it is written, and for machines. */
  date?: CardDate | undefined;
  picture: Picture;
};

type NewsGridProps = { cards: NewsCard[]; level?: 2 | 3 };

/** Articles side by side, four on a wide screen: picture, tag, date and a title of at most three lines. */
export function NewsGrid({ cards, level = 3 }: NewsGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.grid}>
      {cards.map(({ key, href, title, tag, date, picture }) => (
        <li key={key}>
          <a href={href}>
            <CardPicture className={styles.art} picture={picture} sizes="(min-width: 1024px) 320px, 50vw" />
            <CardMeta tag={tag} date={date} />
            <Heading className={styles.title}>{title}</Heading>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** As high as cards whose titles take two lines. */
export function NewsGridSkeleton({ label, cards = 4 }: { label: string; cards?: number }) {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index}>
          <div className={styles.outline}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="40%" />
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
