import { cx } from "./classNames";
import styles from "./SeasonProgress.module.css";

type SeasonProgressProps = {
  /** In words, e.g. "Jornada 11 de 34". */
  label: string;
  total: number;
  /** The round in play, or the last one played; 0 before the first. */
  current: number;
  isLive: boolean;
  start?: string | undefined;
  end?: string | undefined;
};

/** One block per round: done, the current one taller, to come. */
export function SeasonProgress({ label, total, current, isLive, start, end }: SeasonProgressProps) {
  return (
    <div className={styles.progress} role="img" aria-label={label}>
      <div className={styles.rounds}>
        {Array.from({ length: total }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place
            key={index}
            className={cx(
              index < current && styles.done,
              index === current - 1 && styles.current,
              index === current - 1 && isLive && styles.live,
            )}
          />
        ))}
      </div>
      {start || end ? (
        <div className={styles.ends}>
          <span>{start}</span>
          <span>{end}</span>
        </div>
      ) : null}
    </div>
  );
}
