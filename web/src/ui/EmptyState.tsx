import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

type EmptyStateProps = {
  /** What is missing. */
  title: string;
  text?: string | undefined;
  artSrc?: string | undefined;
  /** The next useful step. */
  action?: ReactNode;
};

export function EmptyState({ title, text, artSrc, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {artSrc ? <img className={styles.art} src={artSrc} width="120" height="75" alt="" decoding="async" /> : null}
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
