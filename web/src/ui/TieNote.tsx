import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./TieNote.module.css";

export type TieNoteProps = {
  /** What the clubs share, e.g. "20 pontos cada." */
  lead: string;
  /** Who is ahead and why, in one sentence. */
  text: string;
  criteriaLabel: string;
  /** In order; the deciding one is filled. */
  criteria: { key: string; text: string; isDeciding: boolean }[];
  /** The whole explanation, usually a `Disclosure`. */
  children?: ReactNode;
};

/** Why two clubs with the same points stand in this order. */
export function TieNote({ lead, text, criteriaLabel, criteria, children }: TieNoteProps) {
  return (
    <div className={styles.note}>
      <svg className={styles.equals} width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 9h14M5 15h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <p>
        <strong>{lead}</strong> {text}
      </p>
      <ol aria-label={criteriaLabel}>
        {criteria.map((criterion) => (
          <li key={criterion.key} className={cx(criterion.isDeciding && styles.deciding)}>
            {criterion.text}
          </li>
        ))}
      </ol>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
