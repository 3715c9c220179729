import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import type { MatchStatus } from "./MatchRow";
import styles from "./MatchTile.module.css";

export type TileSide = {
  abbreviation: string;
  crest: string;
  score?: number | undefined;
  isMuted?: boolean | undefined;
};

type MatchTileProps = {
  href?: string | undefined;
  /** The whole tile in words. */
  label: string;
  status: { tone: MatchStatus["tone"]; text: string };
  /** Top right: the day, "Onzes", "Em direto". */
  corner?: string | undefined;
  home: TileSide;
  away: TileSide;
};

/** One match of the ticker. */
export function MatchTile({ href, label, status, corner, home, away }: MatchTileProps) {
  const content = (
    <>
      <span className="visuallyHidden">{label}</span>
      <span aria-hidden="true">
        <span className={styles.top}>
          <b className={styles[status.tone]}>
            {status.tone === "live" ? <LiveDot /> : null}
            {status.text}
          </b>
          <span className={styles.corner}>{corner}</span>
        </span>
        {sideOf(home)}
        {sideOf(away)}
      </span>
    </>
  );
  const name = cx(styles.body, status.tone === "live" && styles.isLive);
  return (
    <li className={styles.tile}>
      {href ? (
        <a className={name} href={href}>
          {content}
        </a>
      ) : (
        <div className={name}>{content}</div>
      )}
    </li>
  );
}

function sideOf(side: TileSide) {
  return (
    <span className={side.isMuted ? styles.mutedSide : styles.side}>
      <img src={side.crest} width="22" height="25" alt="" loading="lazy" decoding="async" />
      <span className={styles.abbreviation}>{side.abbreviation}</span>
      <span className={styles.score}>{side.score}</span>
    </span>
  );
}
