import { Crest } from "./Crest";
import styles from "./MiniTable.module.css";

export type MiniRow = {
  key: string;
  crest: string;
  name: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Scored and conceded. */
  goals: string;
  goalDifference: string;
  points: number;
};

const COLUMNS = ["played", "won", "drawn", "lost", "goals", "goalDifference", "points"] as const;
type MiniColumn = "club" | (typeof COLUMNS)[number];

type MiniTableProps = {
  caption: string;
  texts: Record<MiniColumn, { short: string; long: string }>;
  rows: MiniRow[];
};

/** A table of a few clubs and the matches between them. */
export function MiniTable({ caption, texts, rows }: MiniTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.mini}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.club}>
              {texts.club.short}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                <abbr title={texts[column].long}>{texts[column].short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={styles.club}>
                <span className={styles.team}>
                  <Crest src={row.crest} size={24} />
                  {row.name}
                </span>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className={styles[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
