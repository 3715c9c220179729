import { Crest } from "./Crest";
import type { ClubMark } from "./clubMark";
import { LiveDot } from "./LiveDot";
import styles from "./MiniScore.module.css";

type MiniScoreProps = {
  /** The score in words: all that a screen reader is told. */
  label: string;
  /** Where the whole board is. */
  href: string;
  home: ClubMark;
  away: ClubMark;
  /** "2–1", or the time of kick-off. */
  centre: string;
  state?: { tone: "live" | "plain"; text: string } | undefined;
};

/** The match in one short line, and the way back to its board. */
export function MiniScore({ label, href, home, away, centre, state }: MiniScoreProps) {
  return (
    <a className={styles.score} href={href}>
      <span className="visuallyHidden">{label}</span>
      <span className={styles.line} aria-hidden="true">
        <Crest src={home.crest} size={22} />
        {home.abbreviation}
        <b>{centre}</b>
        {away.abbreviation}
        <Crest src={away.crest} size={22} />
        {state ? (
          <span className={styles[state.tone]}>
            {state.tone === "live" ? <LiveDot /> : null}
            {state.text}
          </span>
        ) : null}
      </span>
    </a>
  );
}
