import { type CardDate, CardMeta } from "./CardMeta";
import { CardPicture, type Picture } from "./CardPicture";
import { cx } from "./classNames";
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
  /** Of a video: how long it is. */
  duration?: string | undefined;
};

type NewsGridProps = {
  cards: NewsCard[];
  level?: 2 | 3;
  /** Three on a wide screen, and one below the other on phones: where the list is the page. */
  isLarge?: boolean;
};

const SMALL = "(min-width: 1024px) 320px, 50vw";
const LARGE = "(min-width: 1024px) 440px, (min-width: 720px) 50vw, 100vw";

/** Articles side by side, four on a wide screen: picture, tag, date and a title of at most three lines. */
export function NewsGrid({ cards, level = 3, isLarge = false }: NewsGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={cx(styles.grid, isLarge && styles.large)}>
      {cards.map(({ key, href, title, tag, date, picture, duration }) => (
        <li key={key}>
          <a href={href}>
            <CardPicture className={styles.art} picture={picture} duration={duration} sizes={isLarge ? LARGE : SMALL} />
            <CardMeta tag={tag} date={date} />
            <Heading className={styles.title}>{title}</Heading>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** As high as cards whose titles take two lines. */
export function NewsGridSkeleton({
  label,
  cards = 4,
  isLarge = false,
}: {
  label: string;
  cards?: number;
  isLarge?: boolean;
}) {
  return (
    <div className={cx(styles.grid, isLarge && styles.large)} role="status" aria-busy="true" aria-label={label}>
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
