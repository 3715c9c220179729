import { cx } from "./classNames";
import type { Card, LineUpPlayer } from "./lineUp";
import styles from "./PlayerMarks.module.css";

/** What a player is marked with beside his name: goals, own goals and cards. Whatever carries them carries the words. */
export function PlayerMarks({ player, className }: { player: LineUpPlayer; className?: string | undefined }) {
  const { goals, ownGoals, cards } = player;
  if (goals + ownGoals + cards.length === 0) return null;
  return (
    <span className={cx(styles.marks, className)} aria-hidden="true">
      {goals > 0 ? <Ball times={goals} /> : null}
      {ownGoals > 0 ? <Ball times={ownGoals} isOwn /> : null}
      {cards.map((card) => (
        <i key={card} className={styles[card satisfies Card]} />
      ))}
    </span>
  );
}

function Ball({ times, isOwn = false }: { times: number; isOwn?: boolean }) {
  return (
    <span className={isOwn ? styles.ownGoal : styles.goal}>
      <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 6.5l5.5 4-2.1 6.500H8.600L6.5 10.500Z" fill="currentColor" />
        <path
          d={`M12 1.500v5M22 9.500l-4.5 1M18.5 20.500l-3.1-3.500M5.5 20.500l3.1-3.500M2 9.500l4.5 1${isOwn ? "M3 3L21 21" : ""}`}
          stroke="currentColor"
          strokeWidth={isOwn ? 2.6 : 2}
        />
      </svg>
      {times > 1 ? <b>{times}</b> : null}
    </span>
  );
}

/** A substitution: an arrow up or down, and the minute. */
export function ChangeMark({
  to,
  minute,
  className,
}: {
  to: "on" | "off";
  minute: string;
  className?: string | undefined;
}) {
  return (
    <span className={cx(styles.change, styles[to], className)} aria-hidden="true">
      <svg
        width="10"
        height="10"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        aria-hidden="true"
      >
        <path d={to === "on" ? "M4 12l8-8 8 8M12 4V22" : "M4 12l8 8 8-8M12 20V2"} />
      </svg>
      {minute}
    </span>
  );
}

/** The armband. */
export function CaptainMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={cx(styles.captain, className)} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M10.9 5.900a3.6 3.6 0 1 0 0 4.2" fill="none" stroke="currentColor" strokeWidth="2.1" />
    </svg>
  );
}
