import styles from "./CopyStatus.module.css";
import type { CopyState } from "./useCopy";

export type CopyTexts = { copied: string; failed: string };

type CopyStatusProps = { state: CopyState; texts: CopyTexts };

/** Says what became of a copy, under the button that made it, without moving anything. */
export function CopyStatus({ state, texts }: CopyStatusProps) {
  return (
    <span className={styles.status} role="status">
      {state === "idle" ? null : <span className={styles.bubble}>{texts[state]}</span>}
    </span>
  );
}
