import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import styles from "./HeadToHeadGrid.module.css";

export type GridMatch =
  | { key: string; kind: "unplayed" }
  | { key: string; kind: "played"; score: string; winner: "home" | "away" | "none" };

type HeadToHeadGridProps = {
  caption: string;
  homeLabel: string;
  awayLabel: string;
  unplayedLabel: string;
  clubs: ClubMark[];
  /** By home club, then by away club. */
  matches: GridMatch[][][];
};

/** Who beat whom: home in rows, away in columns. A bar below: the home side won; above: the away side; none: a draw. */
export function HeadToHeadGrid(props: HeadToHeadGridProps) {
  const { caption, homeLabel, awayLabel, unplayedLabel, clubs, matches } = props;
  return (
    <div className={styles.frame}>
      <table className={cx(styles.grid, clubs.length > 4 && styles.many)}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>
              <span>{homeLabel}</span>
              <span>{awayLabel}</span>
            </td>
            {clubs.map((club) => (
              <th key={club.key} scope="col">
                <Crest src={club.crest} />
                <span aria-hidden="true">{club.abbreviation}</span>
                <span className="visuallyHidden">{club.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clubs.map((home, row) => (
            <tr key={home.key}>
              <th scope="row">
                <span className={styles.club}>
                  <Crest src={home.crest} />
                  <span className={styles.name}>{home.name}</span>
                </span>
              </th>
              {clubs.map((away, column) =>
                row === column ? (
                  <td key={away.key} className={styles.itself} />
                ) : (
                  cellOf(matches[row]?.[column] ?? [], home, away, unplayedLabel)
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf(matches: GridMatch[], home: ClubMark, away: ClubMark, unplayedLabel: string) {
  const played = matches.filter((match) => match.kind === "played");
  const [only] = played;
  const winner = played.length === 1 && only ? only.winner : "none";
  const color = winner === "home" ? home.color : winner === "away" ? away.color : undefined;
  return (
    <td key={away.key} className={styles[winner]} style={color ? ({ "--club": color } as CSSProperties) : undefined}>
      {played.length > 0 ? (
        played.map(({ key, score }) => <b key={key}>{score}</b>)
      ) : (
        <small>{matches.length > 0 ? unplayedLabel : null}</small>
      )}
    </td>
  );
}
