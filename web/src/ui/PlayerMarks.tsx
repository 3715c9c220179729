import { cx } from "./classNames";
import type { LineUpPlayer } from "./lineUp";
import { MatchSign } from "./MatchSign";
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
        <MatchSign key={card} name={card} />
      ))}
    </span>
  );
}

function Ball({ times, isOwn = false }: { times: number; isOwn?: boolean }) {
  return (
    <span className={isOwn ? styles.ownGoal : styles.goal}>
      <MatchSign name={isOwn ? "ownBall" : "ball"} />
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
