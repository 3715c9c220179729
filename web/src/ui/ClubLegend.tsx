import type { CSSProperties } from "react";
import styles from "./ClubLegend.module.css";
import { Crest } from "./Crest";
import type { ClubMark } from "./clubMark";
import { Icon } from "./Icon";

export type LegendClub = ClubMark & {
  value: string;
  detail?: string | undefined;
  /** Leads to the chart without it. */
  remove?: { href: string; label: string } | undefined;
};

type ClubLegendProps = { title: string; clubs: LegendClub[] };

/** The clubs of a chart, each with the colour of its line and what to know of it. */
export function ClubLegend({ title, clubs }: ClubLegendProps) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.legend}>
        {clubs.map((club) => (
          <li key={club.key} style={{ "--club": club.color } as CSSProperties}>
            <i className={styles.bar} />
            <Crest src={club.crest} />
            <span className={styles.club}>
              <b>{club.name}</b>
              {club.detail ? <small>{club.detail}</small> : null}
            </span>
            <span className={styles.value}>{club.value}</span>
            {club.remove ? (
              <a
                className={styles.remove}
                href={club.remove.href}
                aria-label={club.remove.label}
                title={club.remove.label}
              >
                <Icon name="x" size={16} />
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
