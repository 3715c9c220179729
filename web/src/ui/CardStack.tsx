import type { CSSProperties } from "react";
import styles from "./CardStack.module.css";

export type CardColumn = {
  key: string;
  /** Under the stack: the round. */
  label: string;
  yellow: number;
  secondYellow: number;
  red: number;
};

/**
 * The cards of each match, one on the other. What has no room scrolls, and starts at the newest. For the eyes alone:
 * `ChartFigure` has the words and the table.
 */
export function CardStack({ columns }: { columns: CardColumn[] }) {
  return (
    <div className={styles.scroll} aria-hidden="true">
      <div className={styles.plot} style={{ "--columns": columns.length } as CSSProperties}>
        {columns.map(({ key, label, yellow, secondYellow, red }) => (
          <div key={key} className={styles.column}>
            <b>{yellow + secondYellow + red}</b>
            {cards(red, styles.red)}
            {cards(secondYellow, styles.second)}
            {cards(yellow, styles.yellow)}
            <small>{label}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

function cards(count: number, className: string | undefined) {
  // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are all alike
  return Array.from({ length: count }, (_, index) => <i key={index} className={className} />);
}
