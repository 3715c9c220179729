import { Skeleton } from "./Skeleton";

type ChartSkeletonProps = {
  label: string;
  /** As high as the figure on its way. */
  height: number;
};

/** The room of a chart. */
export function ChartSkeleton({ label, height }: ChartSkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton height={height} />
    </div>
  );
}
