import { Chip } from "./Chip";
import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import styles from "./MatchRow.module.css";

export type MatchSide = {
  name: string;
  crest: string;
  redCards: number;
  redCardsLabel?: string | undefined;
  /** Muted: who lost, or both when the match does not count for now. Struck: the match was called off. */
  emphasis: "normal" | "muted" | "struck";
};
export type MatchStatus = {
  tone: "plain" | "live" | "muted" | "warn";
  text?: string | undefined;
  detail?: string | undefined;
  chip?: string | undefined;
};
export type MatchCentre =
  | { kind: "score"; home: number; away: number }
  | { kind: "time"; text: string }
  | { kind: "none" };

export type MatchRowProps = {
  href?: string | undefined;
  /** The whole row in words: all that a screen reader is told. */
  label: string;
  status: MatchStatus;
  home: MatchSide;
  away: MatchSide;
  centre: MatchCentre;
  meta?: { tv?: string | undefined; place?: string | undefined } | undefined;
  /** What the list is about did in it, in place of the rest: "1 golo, 67 min". It is said in `label`, too. */
  note?: string | undefined;
};

/** One match in a list, in every state. Lives in a `MatchList`; there are many, so it is plain elements only. */
export function MatchRow({ href, label, status, home, away, centre, meta, note }: MatchRowProps) {
  const isLive = status.tone === "live";
  const hasLoser = (home.emphasis === "muted") !== (away.emphasis === "muted");
  const content = (
    <>
      <span className="visuallyHidden">{label}</span>
      <span className={styles.grid} aria-hidden="true">
        <span className={styles.status}>
          {centre.kind === "time" ? <b className={styles.stackedTime}>{centre.text}</b> : null}
          {status.text ? (
            <b className={styles[status.tone]}>
              {isLive ? <LiveDot /> : null}
              {status.text}
            </b>
          ) : null}
          {status.detail ? <small>{status.detail}</small> : null}
          {status.chip ? <Chip tone="accent">{status.chip}</Chip> : null}
        </span>
        {sideOf(home, cx(styles.home, styles[home.emphasis]))}
        {sideOf(away, cx(styles.away, styles[away.emphasis]))}
        {centre.kind === "time" ? (
          <span className={styles.time}>{centre.text}</span>
        ) : (
          <>
            <span className={cx(styles.homeScore, hasLoser && home.emphasis === "muted" && styles.muted)}>
              {centre.kind === "score" ? centre.home : "–"}
            </span>
            <span className={cx(styles.awayScore, hasLoser && away.emphasis === "muted" && styles.muted)}>
              {centre.kind === "score" ? centre.away : "–"}
            </span>
          </>
        )}
        {note ? <span className={styles.note}>{note}</span> : null}
        {meta && !note ? (
          <span className={styles.meta}>
            {meta.tv ? (
              <span className={styles.tv}>
                <svg
                  width="14"
                  height="14"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d="m17 2-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z" />
                </svg>
                {meta.tv}
              </span>
            ) : null}
            {meta.place ? <span>{meta.place}</span> : null}
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <li className={isLive ? styles.liveRow : styles.row}>
      {href ? (
        <a className={styles.body} href={href}>
          {content}
        </a>
      ) : (
        <div className={styles.body}>{content}</div>
      )}
    </li>
  );
}

function sideOf(side: MatchSide, className: string) {
  return (
    <span className={className}>
      <img src={side.crest} width="26" height="29" alt="" loading="lazy" decoding="async" />
      <span className={styles.name}>{side.name}</span>
      {side.redCards > 0 ? (
        <i className={styles.redCard} title={side.redCardsLabel}>
          {side.redCards > 1 ? side.redCards : null}
        </i>
      ) : null}
    </span>
  );
}
