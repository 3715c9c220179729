import styles from "./CardPicture.module.css";
import { cx } from "./classNames";

export type Picture = {
  src: string;
  srcSet?: string | undefined;
  /** Empty for pictures that only decorate. */
  alt: string;
};

type CardPictureProps = {
  picture: Picture;
  /** How wide it is shown, for the browser to choose a size. */
  sizes: string;
  /** On a video: how long it is. */
  duration?: string | undefined;
  /** The largest of the page: it is fetched before all others. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A card's picture, with the one round corner; it comes nearer under the pointer. 16:10 unless its place says otherwise. */
export function CardPicture({ picture, sizes, duration, isFirst = false, className }: CardPictureProps) {
  return (
    <span className={cx(styles.art, className)}>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width="320"
        height="200"
        alt={picture.alt}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
      />
      {duration ? (
        <span className={styles.duration}>
          <svg width="12" height="12" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
          </svg>
          {duration}
        </span>
      ) : null}
    </span>
  );
}
