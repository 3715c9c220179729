import styles from "./PositionTable.module.css";

type PositionTableProps = {
  caption: string;
  clubLabel: string;
  rounds: { number: number; label: string }[];
  rows: { key: string; name: string; places: (number | null)[] }[];
};

/** What a `PositionChart` shows, in figures. */
export function PositionTable({ caption, clubLabel, rounds, rows }: PositionTableProps) {
  return (
    <table className={styles.positions}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{clubLabel}</th>
          {rounds.map(({ number, label }) => (
            <th key={number} scope="col">
              <abbr title={label}>{number}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, places }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {places.map((place, index) => (
              <td key={rounds[index]?.number}>{place}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
