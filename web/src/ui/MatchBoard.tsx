import type { ReactNode } from "react";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import { Icon } from "./Icon";
import type { LinkItem } from "./linkItem";
import styles from "./MatchBoard.module.css";
import { MatchSign } from "./MatchSign";
import { Page } from "./Page";
import { type BoardCentre, type BoardState, ScoreBoard, type ScoreBoardSide } from "./ScoreBoard";

/** All goals of one player, or a red card: "Salpico", "61’ (g.p.), 80’". */
export type BoardLine = {
  key: string;
  name: string;
  href?: string | undefined;
  minutes: string;
  /** In words, where the player was sent off. */
  redCard?: string | undefined;
};

export type MatchBoardSide = ClubMark & {
  href?: string | undefined;
  /** What the lines are: "Golos e expulsões do Farol do Cabo". */
  linesLabel: string;
  lines: BoardLine[];
};

type MatchBoardProps = {
  /** Addresses that end in it lead to the board. */
  id: string;
  label: string;
  /** Who plays and how it stands, in words: the title of the page. */
  title: string;
  /** The last thing that changed, in a sentence: said aloud when it does. Never the clock. */
  news?: string | undefined;
  /** Where the match belongs: its competition, its round. */
  way: LinkItem[];
  /** Day and time, stadium. */
  facts: string[];
  /** Calendar, sharing. */
  actions?: ReactNode;
  home: MatchBoardSide;
  away: MatchBoardSide;
  state: BoardState;
  centre: BoardCentre;
  /** "(5–4 g.p.)" */
  shootOut?: string | undefined;
  /** Below the figures, a line each: the score at half time, the day, why it was put off. */
  notes: string[];
  /** The other leg and the goals of both. */
  tie?: { text: string; href: string } | undefined;
};

/** The opening of a match's page: both clubs in their colours, how it stands, who scored. */
export function MatchBoard(props: MatchBoardProps) {
  const { id, label, title, news, way, facts, actions, home, away, state, centre, shootOut, notes, tie } = props;
  return (
    <section className={styles.board} id={id} data-theme="dark" aria-label={label}>
      <Page className={styles.top}>
        <ul className={styles.way}>
          {way.map((item, index) => (
            <li key={item.key}>
              {index === 0 ? <Icon name="chevronLeft" size={16} /> : null}
              <a href={item.href}>{item.label}</a>
            </li>
          ))}
        </ul>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(", ")}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Page>
      <h1 className="visuallyHidden">{title}</h1>
      <p className="visuallyHidden" aria-live="polite">
        {news}
      </p>
      <ScoreBoard size="large" home={sideOf(home)} away={sideOf(away)} state={state} centre={centre}>
        {shootOut ? <p className={styles.shootOut}>{shootOut}</p> : null}
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {tie ? (
          <p className={styles.tie}>
            <a href={tie.href}>{tie.text}</a>
          </p>
        ) : null}
      </ScoreBoard>
    </section>
  );
}

/** Names with more letters than this are set smaller. */
const LONG = 26;

function sideOf({ crest, color, onColor, name, href, linesLabel, lines }: MatchBoardSide): ScoreBoardSide {
  return {
    crest,
    color,
    onColor,
    name: (
      <p className={cx(styles.club, name.length > LONG && styles.long)}>{href ? <a href={href}>{name}</a> : name}</p>
    ),
    lines:
      lines.length > 0 ? (
        <ul className={styles.lines} aria-label={linesLabel}>
          {lines.map((line) => (
            <li key={line.key}>{lineOf(line)}</li>
          ))}
        </ul>
      ) : null,
  };
}

function lineOf({ name, href, minutes, redCard }: BoardLine) {
  return (
    <>
      {redCard ? (
        <span className={styles.card}>
          <MatchSign name="red" />
          <span className="visuallyHidden">{redCard}: </span>
        </span>
      ) : null}
      {href ? <a href={href}>{name}</a> : name} <span className={styles.minutes}>{minutes}</span>
    </>
  );
}
