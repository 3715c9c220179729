import styles from "./TieBoardSkeleton.module.css";

/** Holds the place of a board whose tie is on its way. */
export function TieBoardSkeleton({ label }: { label: string }) {
  return <div className={styles.board} role="status" aria-busy="true" aria-label={label} data-theme="dark" />;
}
