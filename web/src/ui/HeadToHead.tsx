import type { CSSProperties } from "react";
import { cx } from "./classNames";
import styles from "./HeadToHead.module.css";
import { MatchList } from "./MatchList";
import { MatchRow, type MatchRowProps } from "./MatchRow";

/** How often something came of it: "Vitórias Santa Maré", 8. */
export type Outcome = { label: string; count: number };
type ClubOutcome = Outcome & { color: string; onColor: string };

type HeadToHeadProps = {
  home: ClubOutcome;
  draws: Outcome;
  away: ClubOutcome;
  /** The latest first. */
  matches: (MatchRowProps & { key: string })[];
};

/** How two clubs fared against each other: a bar of wins and draws, and their last matches. */
export function HeadToHead({ home, draws, away, matches }: HeadToHeadProps) {
  return (
    <div>
      <p className={styles.bar} aria-hidden="true">
        {segmentOf(home, { "--club": home.color, "--club-on": home.onColor })}
        {segmentOf(draws, NO_CLUB)}
        {segmentOf(away, { "--club": away.color, "--club-on": away.onColor })}
      </p>
      <dl className={styles.labels}>
        {labelOf(home)}
        {labelOf(draws)}
        {labelOf(away)}
      </dl>
      {matches.length > 0 ? (
        <MatchList>
          {matches.map(({ key, ...match }) => (
            <MatchRow key={key} {...match} />
          ))}
        </MatchList>
      ) : null}
    </div>
  );
}

/** A draw is nobody's, also on the page of a club, whose colour everything there inherits. */
const NO_CLUB = { "--club": "initial", "--club-on": "initial" };

function labelOf({ label, count }: Outcome) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="visuallyHidden">{count}</dd>
    </div>
  );
}

function segmentOf({ count }: Outcome, colors: Record<string, string>) {
  return (
    <b className={cx(count === 0 && styles.never)} style={{ "--count": count, ...colors } as CSSProperties}>
      {count}
    </b>
  );
}
