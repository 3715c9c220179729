import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import styles from "./CriteriaLadder.module.css";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";

/** What a criterion says of one club: nothing any more, its value while it stays level, or its value and place. */
export type LadderCell =
  | { kind: "none" }
  | { kind: "runs"; value?: string }
  | { kind: "placed"; value: string; place: string; isBehind: boolean };

export type LadderStep = {
  key: string;
  number: string;
  title: string;
  detail?: string;
  /** What came of it, in words. */
  result: string;
  state: "level" | "parted" | "waiting" | "unused";
  /** One for each club; none where nobody needed the criterion. */
  cells: LadderCell[];
};

type CriteriaLadderProps = {
  caption: string;
  criterionLabel: string;
  resultLabel: string;
  clubs: ClubMark[];
  steps: LadderStep[];
};

/** The criteria in order, with a line for each club that runs while it is level and ends where its place is decided. */
export function CriteriaLadder({ caption, criterionLabel, resultLabel, clubs, steps }: CriteriaLadderProps) {
  return (
    <div className={styles.frame}>
      <table
        className={cx(styles.ladder, clubs.length > 3 && styles.many)}
        style={{ "--clubs": clubs.length } as CSSProperties}
      >
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.criterion}>
              <span className="visuallyHidden">{criterionLabel}</span>
            </th>
            {clubs.map((club) => (
              <th key={club.key} scope="col" className={styles.club}>
                <Crest src={club.crest} size={34} />
                <span aria-hidden="true">{club.abbreviation}</span>
                <span className="visuallyHidden">{club.name}</span>
              </th>
            ))}
            <th scope="col" className={styles.result}>
              <span className="visuallyHidden">{resultLabel}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.key} className={styles[step.state]}>
              <th scope="row" className={styles.criterion}>
                <span className={styles.name}>
                  <span className={styles.number}>{step.number}</span>
                  <span>
                    {step.title}
                    {step.detail ? <small>{step.detail}</small> : null}
                    {tellsItself(step) ? null : <small className={styles.outcome}>{step.result}</small>}
                  </span>
                </span>
              </th>
              {step.state === "unused" ? (
                <td className={styles.result} colSpan={clubs.length + 1}>
                  {step.result}
                </td>
              ) : (
                <>
                  {step.cells.map((cell, index) => cellOf(cell, clubs[index]))}
                  <td className={styles.result}>{step.result}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where there is no column for the result, values and places say it as well. */
function tellsItself({ state }: LadderStep): boolean {
  return state === "unused" || state === "parted";
}

function cellOf(cell: LadderCell, club: ClubMark | undefined) {
  const style = { "--club": club?.color, "--club-on": club?.onColor } as CSSProperties;
  switch (cell.kind) {
    case "none":
      return <td key={club?.key} />;
    case "runs":
      return (
        <td key={club?.key} className={styles.runs} style={style}>
          {cell.value === undefined ? null : <b>{cell.value}</b>}
        </td>
      );
    case "placed":
      return (
        <td key={club?.key} className={cx(styles.placed, cell.isBehind && styles.behind)} style={style}>
          <b>{cell.value}</b> <em>{cell.place}</em>
        </td>
      );
  }
}
