import styles from "./PlayPoster.module.css";

type PlayPosterProps = {
  /** Drawn behind the button; a plain stage where there is none. */
  poster?: string | undefined;
  /** The same in other sizes. */
  posterSet?: string | undefined;
  /** The largest picture of its page: it does not wait for anything. */
  isUrgent?: boolean | undefined;
  /** What plays, in words. */
  label: string;
  duration?: string | undefined;
  /** Where to watch without scripts. */
  href: string;
  onPlay: () => void;
};

/** A picture that starts something to watch, which loads only then. Without scripts it leads to where that plays. */
export function PlayPoster({ poster, posterSet, isUrgent = false, label, duration, href, onPlay }: PlayPosterProps) {
  const sign = (
    <span className={styles.sign}>
      <span className="visuallyHidden">{label} </span>
      <svg width="14" height="14" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
      </svg>
      {duration}
    </span>
  );
  return (
    <div className={styles.poster} data-theme="dark">
      {poster ? (
        <img
          src={poster}
          srcSet={posterSet}
          sizes={posterSet && "(min-width: 1024px) 66vw, 100vw"}
          width="320"
          height="180"
          alt=""
          {...(isUrgent ? { fetchPriority: "high" } : { loading: "lazy" })}
          decoding="async"
        />
      ) : null}
      <button type="button" className={styles.start} onClick={onPlay}>
        {sign}
      </button>
      <a className={styles.elsewhere} href={href}>
        {sign}
      </a>
    </div>
  );
}
