import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import styles from "./LineUpList.module.css";
import type { LineUpPlayer } from "./lineUp";
import { CaptainMark, ChangeMark, PlayerMarks } from "./PlayerMarks";

/** Starters who play in one line; untitled where positions are not known. */
export type StarterLine = { key: string; title: string | null; players: LineUpPlayer[] };
export type StaffMember = { id: string; name: string; role: string; href?: string | undefined };

export type LineUpSide = {
  key: string;
  name: string;
  crest: string;
  color: string;
  starters: StarterLine[];
  bench: LineUpPlayer[];
  extraBench: LineUpPlayer[];
  staff: StaffMember[];
};

type LineUpListProps = {
  sides: [LineUpSide, LineUpSide];
  titles: { starters: string; bench: string; extraBench: string; staff: string };
  /** Of the clubs' names; what is in their team sheets comes a level below. */
  level?: 3 | 4;
};

/** Both team sheets side by side, the same part of both at the same height. */
export function LineUpList({ sides, titles, level = 3 }: LineUpListProps) {
  const Heading = level === 3 ? "h3" : "h4";
  const Part = level === 3 ? "h4" : "h5";
  const hasExtra = sides.some(({ extraBench }) => extraBench.length > 0);
  return (
    <div className={styles.frame}>
      <div className={cx(styles.sheets, hasExtra && styles.withExtra)}>
        {sides.map((side) => (
          <section key={side.key} className={styles.sheet} style={{ "--club": side.color } as CSSProperties}>
            <Heading className={styles.club}>
              <Crest src={side.crest} size={22} />
              <span>{side.name}</span>
            </Heading>
            <div className={styles.part}>
              {side.starters.length > 0 ? <Part className={styles.title}>{titles.starters}</Part> : null}
              {side.starters.map(({ key, title, players }) => (
                <div key={key} className={styles.line}>
                  {title ? <p className={styles.position}>{title}</p> : null}
                  <ul>{players.map(playerRow)}</ul>
                </div>
              ))}
            </div>
            {partOf(titles.bench, Part, side.bench)}
            {hasExtra ? partOf(titles.extraBench, Part, side.extraBench) : null}
            <div className={styles.part}>
              {side.staff.length > 0 ? (
                <>
                  <Part className={styles.title}>{titles.staff}</Part>
                  <ul className={styles.line}>{side.staff.map(staffRow)}</ul>
                </>
              ) : null}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function partOf(title: string, Part: "h4" | "h5", players: LineUpPlayer[]) {
  return (
    <div className={styles.part}>
      {players.length > 0 ? (
        <>
          <Part className={styles.title}>{title}</Part>
          <ul className={styles.line}>{players.map(playerRow)}</ul>
        </>
      ) : null}
    </div>
  );
}

function playerRow(player: LineUpPlayer) {
  const content = (
    <>
      <span className="visuallyHidden">{player.words}</span>
      <span className={styles.row} aria-hidden="true">
        <span className={styles.number}>{player.number ?? "–"}</span>
        <span className={styles.name}>
          {player.name}
          {player.isCaptain ? <CaptainMark /> : null}
        </span>
        <span className={styles.marks}>
          <PlayerMarks player={player} />
          {player.on ? <ChangeMark to="on" minute={player.on} /> : null}
          {player.off ? <ChangeMark to="off" minute={player.off} /> : null}
          {player.rating ? <b className={styles.rating}>{player.rating}</b> : null}
        </span>
      </span>
    </>
  );
  return (
    <li key={player.id} className={styles.person}>
      {player.href ? <a href={player.href}>{content}</a> : content}
    </li>
  );
}

function staffRow({ id, name, role, href }: StaffMember) {
  return (
    <li key={id} className={styles.person}>
      <span className={styles.member}>
        {href ? <a href={href}>{name}</a> : <span>{name}</span>} <small>{role}</small>
      </span>
    </li>
  );
}
