import styles from "./RankSkeleton.module.css";
import { Skeleton } from "./Skeleton";

type RankSkeletonProps = { label: string; rows?: number };

/** Rows as high as those of `RankList`. */
export function RankSkeleton({ label, rows = 6 }: RankSkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.row}>
          <Skeleton width={16} />
          <Skeleton width={44} height={52} />
          <Skeleton width={`${72 - ((index * 13) % 40)}%`} height={20} />
          <Skeleton width={32} height={20} />
        </div>
      ))}
    </div>
  );
}
