import styles from "./CareerTable.module.css";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import { Panel } from "./Panel";

export type CareerColumn = {
  key: string;
  label: string;
  /** What stands over the column where the label is too long for it: "J". */
  abbr?: string | undefined;
  /** The figures that matter most. */
  isStrong?: boolean | undefined;
};

export type CareerRow = {
  key: string;
  season: string;
  /** Where the person was: the club, or for an official the competition, which has no crest. */
  club: { name: string; crest?: string | undefined; href?: string | undefined };
  /** "Emprestado pelo Valmarinho" */
  note?: string | undefined;
  cells: string[];
};

export type CareerTableProps = {
  title: string;
  /** What is counted; above the table, and its name for those who hear it. */
  caption: string;
  /** The season and the club first, then one for each cell. */
  columns: CareerColumn[];
  rows: CareerRow[];
  level?: 2 | 3;
};

/** A person's seasons, newest first: where, and in figures. */
export function CareerTable({ title, caption, columns, rows, level = 2 }: CareerTableProps) {
  const [, , ...figures] = columns;
  return (
    <Panel title={title} level={level}>
      <table className={styles.career}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, abbr }) => (
              <th key={key} scope="col">
                {abbr ? <abbr title={label}>{abbr}</abbr> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, season, club, note, cells }) => (
            <tr key={key}>
              <td className={styles.season}>{season}</td>
              <th scope="row">
                <span className={styles.club}>
                  {club.crest ? <Crest src={club.crest} size={20} /> : null}
                  <span>
                    {club.href ? <a href={club.href}>{club.name}</a> : club.name}
                    {note ? <small>{note}</small> : null}
                  </span>
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={figures[index]?.key} className={cx(styles.figure, figures[index]?.isStrong && styles.strong)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
