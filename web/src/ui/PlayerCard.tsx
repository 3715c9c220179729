import type { ReactNode } from "react";
import styles from "./PlayerCard.module.css";

export type PlayerCardProps = {
  name: string;
  href?: string | undefined;
  photo: string | undefined;
  number?: number | undefined;
  /** How the number is said: "número 9". */
  numberLabel?: string | undefined;
  /** The country, the role. */
  detail?: string | undefined;
  /** Goals and matches. */
  figures?: string | undefined;
  /** That he is on loan, or out. */
  mark?: string | undefined;
};

/** A player: portrait of 5:6 in the club's colours, with his number cut into the corner. */
export function PlayerCard({ name, href, photo, number, numberLabel, detail, figures, mark }: PlayerCardProps) {
  const inside = (
    <>
      <span className={styles.picture}>
        {photo ? (
          <img src={photo} width="200" height="240" alt="" loading="lazy" decoding="async" />
        ) : (
          <i className={styles.nobody} />
        )}
        {number === undefined ? null : (
          <span className={styles.number}>
            <span aria-hidden="true">{number}</span>
            <span className="visuallyHidden">{numberLabel ?? number}</span>
          </span>
        )}
      </span>
      <b>{name}</b>
      {detail ? <small>{detail}</small> : null}
      {figures ? <small>{figures}</small> : null}
      {mark ? <small className={styles.mark}>{mark}</small> : null}
    </>
  );
  return href ? (
    <a className={styles.card} href={href}>
      {inside}
    </a>
  ) : (
    <span className={styles.card}>{inside}</span>
  );
}

type PlayerGridProps = { title: string; level?: 3 | 4; children: ReactNode };

/** Players of one kind under its name; each child is a `PlayerCard`. Three in a row on a phone, six on a wide screen. */
export function PlayerGrid({ title, level = 3, children }: PlayerGridProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.group}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}
