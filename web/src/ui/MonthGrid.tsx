import { cx } from "./classNames";
import styles from "./MonthGrid.module.css";

export type GridMatch = {
  key: string;
  /** The whole match in words; the rest is for those who see it. */
  label: string;
  color: string;
  home: { abbreviation: string; crest: string };
  away: { abbreviation: string; crest: string };
  /** Score, hour, or a short word. */
  centre: string;
  isLive: boolean;
};

export type GridDay = {
  key: string;
  number: number;
  /** Belongs to the month before or after: it only fills the week. */
  isOutside: boolean;
  isToday: boolean;
  /** To the day's matches, where it has any. */
  href?: string | undefined;
  label?: string | undefined;
  matches: GridMatch[];
  more?: { text: string; label: string } | undefined;
};

type MonthGridProps = {
  caption: string;
  /** Monday first. */
  weekdays: { short: string; long: string }[];
  weeks: GridDay[][];
  /** Days are known, matches are still on their way. */
  isBusy?: boolean;
};

/** A month at a glance: matches in the days where there is room, a dot for each where there is not. */
export function MonthGrid({ caption, weekdays, weeks, isBusy = false }: MonthGridProps) {
  return (
    <div className={styles.box}>
      <table className={styles.month} aria-busy={isBusy || undefined}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.key}>{week.map(dayOf)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function dayOf(day: GridDay) {
  return (
    <td
      key={day.key}
      className={cx(day.isOutside && styles.outside, day.isToday && styles.today) || undefined}
      aria-current={day.isToday ? "date" : undefined}
    >
      {day.href ? (
        <a className={styles.number} href={day.href} aria-label={day.label}>
          {day.number}
        </a>
      ) : (
        <span className={styles.number}>{day.number}</span>
      )}
      {day.matches.length > 0 ? (
        <>
          <span className={styles.dots} aria-hidden="true">
            {day.matches.map(({ key, color }) => (
              <i key={key} style={{ background: color }} />
            ))}
          </span>
          <ul className={styles.matches}>{day.matches.map(matchOf)}</ul>
        </>
      ) : null}
      {day.more ? (
        <a className={styles.more} href={day.href} aria-label={day.more.label}>
          {day.more.text}
        </a>
      ) : null}
    </td>
  );
}

function matchOf({ key, label, color, home, away, centre, isLive }: GridMatch) {
  return (
    <li key={key} style={{ borderColor: color }}>
      <span className="visuallyHidden">{label}</span>
      <img src={home.crest} width="18" height="20" alt="" loading="lazy" decoding="async" />
      <span aria-hidden="true">{home.abbreviation}</span>
      <b className={isLive ? styles.live : undefined} aria-hidden="true">
        {centre}
      </b>
      <span aria-hidden="true">{away.abbreviation}</span>
      <img src={away.crest} width="18" height="20" alt="" loading="lazy" decoding="async" />
    </li>
  );
}
