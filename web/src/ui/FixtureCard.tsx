import type { ReactNode } from "react";
import { Crest } from "./Crest";
import styles from "./FixtureCard.module.css";
import type { LinkData } from "./linkItem";

type FixtureSide = { name: string; crest: string };

type FixtureCardProps = {
  title: string;
  /** The round. */
  lead?: string | undefined;
  href: string;
  data?: LinkData | undefined;
  /** The match in words: all that a screen reader is told. */
  linkLabel: string;
  home: FixtureSide;
  away: FixtureSide;
  /** The hour. */
  centre: string;
  /** The day. */
  when?: string | undefined;
  /** Ground and television. */
  place?: string | undefined;
  /** Tickets, calendar. */
  actions?: ReactNode;
};

/** The match that comes next, on the dark stage. */
export function FixtureCard(props: FixtureCardProps) {
  const { title, lead, href, data, linkLabel, home, away, centre, when, place, actions } = props;
  return (
    <section className={styles.card} data-theme="dark">
      <h2 className={styles.title}>
        {title}
        {lead ? <span>{`, ${lead}`}</span> : null}
      </h2>
      <a href={href} {...data}>
        <span className="visuallyHidden">{linkLabel}</span>
        <span className={styles.match} aria-hidden="true">
          {sideOf(home)}
          <span className={styles.centre}>
            <b>{centre}</b>
            {when ? <small>{when}</small> : null}
          </span>
          {sideOf(away)}
        </span>
      </a>
      {place ? <p className={styles.place}>{place}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </section>
  );
}

function sideOf({ name, crest }: FixtureSide) {
  return (
    <span className={styles.side}>
      <Crest src={crest} size={64} />
      <span>{name}</span>
    </span>
  );
}
