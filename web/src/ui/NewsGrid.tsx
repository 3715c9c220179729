import styles from "./NewsGrid.module.css";
import { Skeleton } from "./Skeleton";

export type NewsPicture = {
  src: string;
  srcSet?: string | undefined;
  /** Empty for pictures that only decorate. */
  alt: string;
};

export type NewsCard = {
  key: string;
  href: string;
  title: string;
  tag?: string | undefined;
  /** As it is written, and for machines. */
  date?: { text: string; iso: string } | undefined;
  picture: NewsPicture;
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
            <span className={styles.art}>
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(min-width: 1024px) 320px, 50vw"
                width="320"
                height="200"
                alt={picture.alt}
                loading="lazy"
                decoding="async"
              />
            </span>
            <span className={styles.meta}>
              {tag ? <span className={styles.tag}>{tag}</span> : null}
              {date ? <time dateTime={date.iso}>{date.text}</time> : null}
            </span>
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
          <span className={styles.art}>
            <Skeleton height="100%" />
          </span>
          <span className={styles.meta}>
            <Skeleton width="40%" />
          </span>
          <Skeleton height={44} />
        </div>
      ))}
    </div>
  );
}
