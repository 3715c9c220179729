import type { CSSProperties, ReactNode } from "react";
import { contrast } from "./accent";
import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import styles from "./ScoreBoard.module.css";

export type ScoreBoardSide = {
  crest: string;
  color: string;
  /** Readable on its colour. */
  onColor: string;
  /** The club's name, and what belongs to it. */
  name: ReactNode;
  /** Below the name in the club's field; on narrow screens below the score. */
  lines?: ReactNode;
};
export type BoardState = { tone: "live" | "plain" | "warn"; text: string };
export type BoardCentre =
  | { kind: "score"; home: number; away: number }
  | { kind: "time"; text: string }
  | { kind: "none" };

type ScoreBoardProps = {
  home: ScoreBoardSide;
  away: ScoreBoardSide;
  state: BoardState;
  /** Figures to be seen: whatever carries the board carries the words. */
  centre: BoardCentre;
  size?: "medium" | "large";
  /** What stands below the figures. */
  children?: ReactNode;
};

/** Two clubs in their colours and the score between them. Stands in a container on the navy stage. */
export function ScoreBoard({ home, away, state, centre, size = "medium", children }: ScoreBoardProps) {
  return (
    <div className={cx(styles.board, styles[size])}>
      <Field side={home} at="home" />
      <div className={styles.middle}>
        <span className={cx(styles.state, styles[state.tone])}>
          {state.tone === "live" ? <LiveDot /> : null}
          {state.text}
        </span>
        <Figures {...centre} />
        {children}
      </div>
      <Field side={away} at="away" />
      <Lines side={home} at="home" />
      <Lines side={away} at="away" />
    </div>
  );
}

/** From here on a watermark leaves 4.5:1, whatever it shows. */
const CALM = 6;

type SideProps = { side: ScoreBoardSide; at: "home" | "away" };

function Field({ side, at }: SideProps) {
  const { crest, name } = side;
  return (
    <>
      <div className={cx(styles.field, styles[at])} style={colorsOf(side)}>
        <img className={watermarkOf(side)} src={crest} width="460" height="518" alt="" decoding="async" />
      </div>
      <div className={cx(styles.name, styles[at])} style={colorsOf(side)}>
        {name}
      </div>
      <img className={cx(styles.crest, styles[at])} src={crest} width="128" height="144" alt="" decoding="async" />
    </>
  );
}

/** Where text is only just readable on the club's colour, the crest behind it may only part the two further. */
function watermarkOf({ color, onColor }: ScoreBoardSide): string | undefined {
  if (contrast(color, onColor) >= CALM) return undefined;
  return contrast(onColor, "#ffffff") > contrast(onColor, "#000000") ? styles.lightens : styles.darkens;
}

function Lines({ side, at }: SideProps) {
  if (!side.lines) return null;
  return (
    <div className={cx(styles.lines, styles[at])} style={colorsOf(side)}>
      {side.lines}
    </div>
  );
}

function colorsOf({ color, onColor }: ScoreBoardSide) {
  return { "--club": color, "--club-on": onColor } as CSSProperties;
}

function Figures(centre: BoardCentre) {
  return (
    <span className={cx(styles.figures, styles[centre.kind])} aria-hidden="true">
      {centre.kind === "time" ? centre.text : null}
      {centre.kind === "none" ? <i /> : null}
      {centre.kind === "score" ? (
        <>
          {centre.home}
          <i />
          {centre.away}
        </>
      ) : null}
    </span>
  );
}
