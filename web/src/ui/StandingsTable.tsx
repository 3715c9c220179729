import { type CSSProperties, Fragment, type ReactNode } from "react";
import { cx } from "./classNames";
import { FormPills, type FormResult } from "./FormPills";
import { LiveDot } from "./LiveDot";
import { Movement, type MovementProps } from "./Movement";
import styles from "./StandingsTable.module.css";
import { ZoneBar } from "./ZoneBar";

/** What a place leads to. The colour is data and is only ever drawn as a bar. */
export type Zone = { color: string; label: string; isDashed?: boolean | undefined };

export type StandingsRow = {
  key: string;
  position: number;
  movement?: MovementProps | undefined;
  crest: string;
  name: string;
  href?: string | undefined;
  /** The score of the match in play, from this club's side. */
  liveScore?: string | undefined;
  liveScoreLabel?: string | undefined;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: string;
  points: number;
  form?: FormResult[] | undefined;
  formLabel?: string | undefined;
  next?: { crest: string; abbreviation: string; label: string } | undefined;
  zone?: Zone | undefined;
  /** Points to a footnote, e.g. a dagger for deducted points. */
  noteMarker?: string | undefined;
  isLive?: boolean | undefined;
  /** Stands out among the others. */
  isHighlighted?: boolean | undefined;
  /** A club that the reader follows: has a star. */
  isMine?: boolean | undefined;
  /** A `TieNote`, as a row of its own under this one. */
  explanation?: ReactNode;
};

export type StandingsColumn =
  | "position"
  | "club"
  | "played"
  | "won"
  | "drawn"
  | "lost"
  | "goalsFor"
  | "goalsAgainst"
  | "goalDifference"
  | "points"
  | "form"
  | "next";
export type StandingsTexts = Record<StandingsColumn, { short: string; long: string }>;
/** Full hides columns as its container narrows; compact is # club J DG Pts; form is # club J Pts form next. */
export type StandingsView = "full" | "compact" | "form";

const COLUMNS: Record<StandingsView, StandingsColumn[]> = {
  full: [
    "position",
    "club",
    "played",
    "won",
    "drawn",
    "lost",
    "goalsFor",
    "goalsAgainst",
    "goalDifference",
    "points",
    "form",
    "next",
  ],
  compact: ["position", "club", "played", "goalDifference", "points"],
  form: ["position", "club", "played", "points", "form", "next"],
};

type StandingsTableProps = {
  caption: string;
  texts: StandingsTexts;
  rows: StandingsRow[];
  view?: StandingsView;
  /** Says over the table that matches in play are counted (compact view). */
  liveLabel?: string | undefined;
  zones?: Zone[] | undefined;
  zonesLabel?: string | undefined;
  notes?: { key: string; marker: string; title: string; text: string }[] | undefined;
};

export function StandingsTable({
  caption,
  texts,
  rows,
  view = "full",
  liveLabel,
  zones,
  zonesLabel,
  notes,
}: StandingsTableProps) {
  // A column that no row has anything for is not there: nobody is next when a season is over.
  const isFilled = (column: StandingsColumn) =>
    (column !== "next" && column !== "form") || rows.some((row) => row[column] !== undefined);
  const columns = COLUMNS[view].filter(isFilled);
  return (
    <div className={cx(styles.standings, styles[`${view}View`])}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles[column]}>
                {liveLabel && column === "position" ? (
                  <>
                    <span className="visuallyHidden">{texts.position.long}</span>
                    <span className={styles.liveLabel}>
                      <LiveDot />
                      {liveLabel}
                    </span>
                  </>
                ) : (
                  <abbr
                    className={liveLabel && column === "club" ? "visuallyHidden" : undefined}
                    title={texts[column].long}
                  >
                    {texts[column].short}
                  </abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.key}>
              <tr
                className={cx(
                  row.isLive && styles.live,
                  row.isHighlighted && styles.highlighted,
                  row.isMine && styles.mine,
                  row.zone && styles.zoned,
                  row.zone?.isDashed && styles.dashed,
                )}
                style={row.zone ? ({ "--zone": row.zone.color } as CSSProperties) : undefined}
              >
                {columns.map((column) => cellOf(column, row))}
              </tr>
              {row.explanation ? (
                <tr className={styles.explanation}>
                  <td colSpan={columns.length}>{row.explanation}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
      {zones && zones.length > 0 ? (
        <ul className={styles.zones} aria-label={zonesLabel}>
          {zones.map((zone) => (
            <li key={zone.label}>
              <ZoneBar color={zone.color} isDashed={zone.isDashed} />
              {zone.label}
            </li>
          ))}
        </ul>
      ) : null}
      {notes?.map((note) => (
        <p key={note.key} className={styles.note}>
          <span aria-hidden="true">{note.marker}</span>
          <span>
            <b>{note.title}</b> {note.text}
          </span>
        </p>
      ))}
    </div>
  );
}

function cellOf(column: StandingsColumn, row: StandingsRow) {
  switch (column) {
    case "position":
      return (
        <td key={column} className={styles.position}>
          <b>{row.position}</b>
          {row.movement ? <Movement {...row.movement} /> : null}
          {row.zone ? <span className="visuallyHidden"> {row.zone.label}</span> : null}
        </td>
      );
    case "club":
      return (
        <th key={column} scope="row" className={styles.club}>
          {row.href ? (
            <a className={styles.team} href={row.href}>
              {teamOf(row)}
            </a>
          ) : (
            <span className={styles.team}>{teamOf(row)}</span>
          )}
        </th>
      );
    case "form":
      return (
        <td key={column} className={styles.form}>
          {row.form ? <FormPills label={row.formLabel ?? ""} results={row.form} /> : null}
        </td>
      );
    case "next":
      return (
        <td key={column} className={styles.next}>
          {row.next ? (
            <span className={styles.opponent} title={row.next.label}>
              <img src={row.next.crest} width="20" height="23" alt="" loading="lazy" decoding="async" />
              <span aria-hidden="true">{row.next.abbreviation}</span>
              <span className="visuallyHidden">{row.next.label}</span>
            </span>
          ) : null}
        </td>
      );
    default:
      return (
        <td key={column} className={styles[column]}>
          {row[column]}
        </td>
      );
  }
}

function teamOf(row: StandingsRow) {
  return (
    <>
      <img src={row.crest} width="26" height="29" alt="" loading="lazy" decoding="async" />
      <span className={styles.label}>
        <span className={styles.name}>
          {row.name}
          {row.noteMarker ? ` ${row.noteMarker}` : null}
        </span>
        {row.liveScore ? (
          <span className={styles.liveScore}>
            {row.liveScoreLabel ? <span className="visuallyHidden">{row.liveScoreLabel}</span> : null}
            <span aria-hidden={row.liveScoreLabel ? "true" : undefined}>{row.liveScore}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}
