import type { Ref } from "react";
import { CardMeta } from "./CardMeta";
import { CardPicture } from "./CardPicture";
import type { NewsCard } from "./NewsGrid";
import { Skeleton } from "./Skeleton";
import styles from "./VideoWall.module.css";

export type VideoWallCard = NewsCard & { duration?: string | undefined };

type VideoWallProps = {
  videos: VideoWallCard[];
  level?: 2 | 3;
  /** All of one size, for a place inside a page. */
  isEven?: boolean;
  ref?: Ref<HTMLUListElement>;
};

/** Videos to be watched on their own pages: the newest large with two beside it, the others three in a row. */
export function VideoWall({ videos, level = 3, isEven = false, ref }: VideoWallProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.wall} data-even={isEven || undefined} ref={ref}>
      {videos.map(({ key, href, title, tag, date, picture, duration }, index) => {
        const isLarge = index === 0 && !isEven;
        return (
          <li key={key}>
            <a href={href}>
              <CardPicture
                className={styles.screen}
                picture={picture}
                duration={duration}
                sizes={
                  isLarge
                    ? "(min-width: 1024px) 62vw, 100vw"
                    : "(min-width: 1024px) 31vw, (min-width: 640px) 50vw, 100vw"
                }
                isFirst={isLarge}
              />
              <CardMeta tag={tag} date={date} />
              <Heading className={styles.title}>{title}</Heading>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

type VideoWallSkeletonProps = { label: string; videos: number; isEven?: boolean };

export function VideoWallSkeleton({ label, videos, isEven = false }: VideoWallSkeletonProps) {
  return (
    <div className={styles.wall} data-even={isEven || undefined} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: videos }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one outline is like the other
        <div key={index}>
          <div className={styles.outline}>
            <Skeleton height="100%" />
          </div>
          <Skeleton width="40%" />
          <Skeleton height={28} width="80%" />
        </div>
      ))}
    </div>
  );
}
