import { Skeleton } from "./Skeleton";
import type { StandingsView } from "./StandingsTable";
import styles from "./TableSkeleton.module.css";

type TableSkeletonProps = { label: string; rows?: number; view?: StandingsView };

/** Rows as high as those of `StandingsTable`. */
export function TableSkeleton({ label, rows = 18, view = "full" }: TableSkeletonProps) {
  return (
    <div
      className={view === "compact" ? styles.compact : styles.table}
      role="status"
      aria-busy="true"
      aria-label={label}
    >
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.row}>
          <Skeleton width={18} />
          <Skeleton width={26} height={29} />
          <Skeleton width={`${48 + ((index * 17) % 38)}%`} />
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  );
}
