import styles from "./Skeleton.module.css";

type SkeletonProps = { width?: string | number; height?: string | number };

/** Holds the room of something on its way; shows itself only when it takes longer than 150ms. */
export function Skeleton({ width = "100%", height = 14 }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} />;
}
