import type { ReactNode } from "react";
import styles from "./MatchList.module.css";

type MatchListProps = { label?: string | undefined; children: ReactNode };

/** The list that match rows measure themselves against: stacked below 620px, mirrored from there. */
export function MatchList({ label, children }: MatchListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
