import styles from "./MatchListSkeleton.module.css";
import { Skeleton } from "./Skeleton";

type MatchListSkeletonProps = { label: string; rows?: number };

/** Rows as high as those of `MatchRow`, stacked or mirrored. */
export function MatchListSkeleton({ label, rows = 5 }: MatchListSkeletonProps) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.row}>
          <Skeleton width={44} />
          <span className={styles.side}>
            <Skeleton width={26} height={26} />
            <Skeleton width={`${46 + ((index * 13) % 30)}%`} />
          </span>
          <span className={styles.side}>
            <Skeleton width={26} height={26} />
            <Skeleton width={`${40 + ((index * 19) % 34)}%`} />
          </span>
        </div>
      ))}
    </div>
  );
}
