import { type CardDate, CardMeta } from "./CardMeta";
import { cx } from "./classNames";
import type { EmbedGuard } from "./embedGuard";
import { Skeleton } from "./Skeleton";
import { type EmbeddedVideo, VideoEmbed } from "./VideoEmbed";
import styles from "./VideoGrid.module.css";

export type VideoCard = EmbeddedVideo & {
  key: string;
  /** What it belongs to. */
  tag?: string | undefined;
  date?: CardDate | undefined;
  /** Where the whole story is: the match that it is from. */
  more?: { href: string; label: string } | undefined;
};

type VideoGridProps = {
  videos: VideoCard[];
  guard: EmbedGuard;
  onPlay?: ((video: VideoCard) => void) | undefined;
  level?: 2 | 3;
  className?: string | undefined;
};

/** Videos that play where they stand, each after a click. */
export function VideoGrid({ videos, guard, onPlay, level = 3, className }: VideoGridProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={cx(styles.grid, className)}>
      {videos.map((card) => {
        const { key, tag, date, more, ...video } = card;
        return (
          <li key={key}>
            <div className={styles.screen}>
              <VideoEmbed {...video} guard={guard} onPlay={() => onPlay?.(card)} />
            </div>
            <CardMeta tag={tag} date={date} />
            <Heading className={styles.title}>{video.label}</Heading>
            {more ? (
              <a className={styles.more} href={more.href}>
                {more.label}
              </a>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type VideoGridSkeletonProps = { label: string; videos: number };

export function VideoGridSkeleton({ label, videos }: VideoGridSkeletonProps) {
  return (
    <div className={styles.grid} role="status" aria-label={label}>
      {Array.from({ length: videos }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one outline is like the other
        <div key={index}>
          <div className={styles.screen}>
            <Skeleton height="100%" />
          </div>
          <CardMeta />
          <Skeleton height="24px" width="80%" />
        </div>
      ))}
    </div>
  );
}
