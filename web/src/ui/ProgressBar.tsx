import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./ProgressBar.module.css";

type ProgressBarProps = {
  /** What is going on. */
  label: string;
  /** From 0 to 100; left out while nobody knows. */
  percent?: number | undefined;
  /** How far it is, in words. */
  text: string;
  /** The way to stop it. */
  action?: ReactNode;
};

/** How far something is that takes a while. */
export function ProgressBar({ label, percent, text, action }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span
          className={cx(styles.bar, percent === undefined && styles.waiting)}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
      <p>{text}</p>
      {action}
    </div>
  );
}
