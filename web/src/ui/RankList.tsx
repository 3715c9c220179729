import type { CSSProperties } from "react";
import styles from "./RankList.module.css";

export type RankPicture = { src: string; shape: "portrait" | "crest" | "place" };

export type RankRow = {
  key: string;
  position: number;
  picture: RankPicture | undefined;
  name: string;
  /** The club of a player, the ground of a club. */
  detail?: string | undefined;
  href?: string | undefined;
  /** As it is written; its unit is in the heading over the list. */
  value: string;
  /** How much of the largest it is, from 0 to 1. */
  share: number;
  /** The club's colour: fills the bar, never sets text. */
  color: string;
};

type RankListProps = {
  /** What is ranked, for those who hear the list. */
  label: string;
  rows: RankRow[];
};

const SIZES = { portrait: [44, 52], crest: [36, 41], place: [64, 40] } as const;

/** The best first, with a bar in the club's colour that shows how far apart they are. */
export function RankList({ label, rows }: RankListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map(({ key, position, picture, name, detail, href, value, share, color }) => (
        <li key={key} style={{ "--club": color, "--share": `${Math.round(share * 1000) / 10}%` } as CSSProperties}>
          <span className={styles.position}>{position}</span>
          {picture ? <Picture {...picture} /> : <span />}
          <span className={styles.who}>
            {href ? <a href={href}>{name}</a> : name}
            {detail ? <small>{detail}</small> : null}
            <i />
          </span>
          <b className={styles.value}>{value}</b>
        </li>
      ))}
    </ol>
  );
}

function Picture({ src, shape }: RankPicture) {
  const [width, height] = SIZES[shape];
  return <img className={styles[shape]} src={src} width={width} height={height} alt="" loading="lazy" />;
}
