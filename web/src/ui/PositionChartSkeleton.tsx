import styles from "./PositionChartSkeleton.module.css";
import { Skeleton } from "./Skeleton";

/** As high as a `PositionChart` of eighteen clubs in the same place. */
export function PositionChartSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.chart} role="status" aria-busy="true" aria-label={label}>
      <Skeleton height="100%" />
    </div>
  );
}
