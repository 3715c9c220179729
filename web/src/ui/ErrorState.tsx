import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";
import { Icon } from "./Icon";

type ErrorStateProps = {
  /** What failed. */
  title: string;
  /** That the rest works. */
  text: string;
  code?: string | undefined;
  /** A retry `Button`. */
  action?: ReactNode;
};

/** A part of a page that could not be shown. */
export function ErrorState({ title, text, code, action }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <Icon name="alert" size={28} className={styles.alert} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>
        {text}
        {code ? <span className={styles.code}> {code}</span> : null}
      </p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
