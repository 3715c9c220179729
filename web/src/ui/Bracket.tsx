import type { CSSProperties, ReactNode } from "react";
import styles from "./Bracket.module.css";
import { cx } from "./classNames";
import { TieCard, type TieCardProps } from "./TieCard";

/** How one half of a tie is fed. */
export type Feed = "known" | "open" | "followed";

export type BracketColumn = {
  key: string;
  title: string;
  dates?: string | undefined;
  /** The stage that is on. */
  isCurrent: boolean;
  /** The one that narrow screens show. */
  isChosen: boolean;
  ties: (TieCardProps & {
    slot: number;
    home?: Feed | undefined;
    away?: Feed | undefined;
    /** Where the winner goes: said on narrow screens, where the way cannot be seen. */
    next?: { text: string; href: string } | undefined;
  })[];
};

type BracketProps = {
  label: string;
  columns: BracketColumn[];
  /** How many ties of the first stage the drawing has room for. */
  rows: number;
  /** The colour of the club whose path is shown. */
  followedColor?: string | undefined;
  /** The choice of stage, for narrow screens. */
  stages: ReactNode;
};

/** Knock-out rounds beside each other, every tie between the two that feed it; on narrow screens one at a time. */
export function Bracket({ label, columns, rows, followedColor, stages }: BracketProps) {
  const style = { "--rows": rows, "--columns": columns.length, "--club": followedColor } as CSSProperties;
  return (
    <div className={styles.frame} style={style}>
      <div className={styles.stages}>{stages}</div>
      <ol className={styles.bracket} aria-label={label}>
        {columns.map((column, index) => (
          <li key={column.key} className={cx(styles.column, column.isChosen && styles.chosen)}>
            <h3 className={cx(styles.title, column.isCurrent && styles.current)}>
              {column.title}
              {column.dates ? <small>{column.dates}</small> : null}
            </h3>
            <ol className={styles.ties} style={{ "--span": 2 ** index } as CSSProperties}>
              {column.ties.map(({ slot, home, away, next, ...card }) => (
                <li key={card.anchor} className={styles.place} style={{ "--slot": slot } as CSSProperties}>
                  {home ? <span className={cx(styles.feed, styles.above, styles[home])} /> : null}
                  {away ? <span className={cx(styles.feed, styles.below, styles[away])} /> : null}
                  <TieCard {...card} isFinal={index === columns.length - 1} />
                  {next ? (
                    <a className={styles.next} href={next.href}>
                      {next.text}
                    </a>
                  ) : null}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
