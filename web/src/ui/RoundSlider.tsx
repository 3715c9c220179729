import type { CSSProperties } from "react";
import { cx } from "./classNames";
import { Icon } from "./Icon";
import styles from "./RoundSlider.module.css";
import { useRoundSliding } from "./useRoundSliding";

/** A round, with its address if there is something to see after it. */
export type SliderRound = { key: string; label: string; href?: string | undefined };

type Step = { href: string; label: string } | undefined;

type RoundSliderProps = {
  label: string;
  rounds: SliderRound[];
  /** The round that is shown, by its place among the rounds. */
  current: number;
  /** The newest round is being played. */
  isLive?: boolean;
  previous?: Step;
  next?: Step;
};

/**
 * One tick for each round, each a link; the thumb names the round that is shown. Arrow keys move by one, Page keys by
 * five, and the thumb can be dragged. Only the current tick is a stop for the Tab key: the two arrows do the same.
 */
export function RoundSlider({ label, rounds, current, isLive = false, previous, next }: RoundSliderProps) {
  const { dragged, track } = useRoundSliding();
  const at = dragged ?? current;
  const newest = rounds.findLastIndex(({ href }) => href !== undefined);
  const along = { "--along": `${((at + 0.5) / rounds.length) * 100}%` } as CSSProperties;
  return (
    <nav className={styles.slider} aria-label={label} style={along}>
      <span className={cx(styles.thumb, isLive && at === newest && styles.live)} aria-hidden="true">
        {rounds[at]?.label}
      </span>
      {stepOf(previous, "chevronLeft", styles.previous)}
      <ol className={styles.track} {...track}>
        {rounds.map((round, index) => (
          <li
            key={round.key}
            className={cx(styles.tick, index <= at && styles.done, index === at && styles.at)}
            aria-hidden={round.href === undefined ? "true" : undefined}
          >
            {round.href === undefined ? null : (
              <a
                href={round.href}
                aria-current={index === current ? "true" : undefined}
                tabIndex={index === current ? undefined : -1}
                draggable={false}
              >
                <span>{round.label}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {stepOf(next, "chevronRight", styles.next)}
    </nav>
  );
}

function stepOf(step: Step, icon: "chevronLeft" | "chevronRight", className: string | undefined) {
  if (!step) return <span className={cx(styles.step, className)} />;
  return (
    <a className={cx(styles.step, className)} href={step.href} aria-label={step.label} title={step.label}>
      <Icon name={icon} />
    </a>
  );
}
