import { Ring } from "./Ring";
import styles from "./RingRow.module.css";

export type RingFigure = { key: string; percent: number; text: string; label: string };

/** Rates side by side in the club's colour, three at most, each with what it is. */
export function RingRow({ rings }: { rings: RingFigure[] }) {
  return (
    <ul className={styles.rings}>
      {rings.map(({ key, percent, text, label }) => (
        <li key={key}>
          <Ring isClub percent={percent} text={text} label={`${text} ${label}`} />
          <span aria-hidden="true">{label}</span>
        </li>
      ))}
    </ul>
  );
}
