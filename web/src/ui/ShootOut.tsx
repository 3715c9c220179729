import type { CSSProperties } from "react";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import { Panel } from "./Panel";
import { ScrollArea } from "./ScrollArea";
import styles from "./ShootOut.module.css";

export type Kick = {
  key: string;
  /** Next: about to be taken, in a shoot-out that is on. */
  result: "scored" | "missed" | "next";
  taker: string | null;
  /** What came of it in words, with the score where it changed: "marcado, 3–2". */
  words: string;
};

export type ShootOutSide = ClubMark & {
  kicks: Kick[];
  total: number;
  emphasis: "plain" | "winner" | "loser";
};

type ShootOutProps = {
  title: string;
  /** All of it in one sentence. */
  caption: string;
  totalLabel: string;
  /** Said of a kick that nobody has taken. */
  openLabel: string;
  /** What is to be known about the rules: "A partir do 6.º, morte súbita." */
  note?: string | undefined;
  isLive?: boolean | undefined;
  level?: 2 | 3;
  sides: [ShootOutSide, ShootOutSide];
};

/** The kicks that each side has before sudden death. */
const REGULAR = 5;

/** A shoot-out kick by kick. A long one scrolls and opens at its last kicks; clubs and totals stay. */
export function ShootOut(props: ShootOutProps) {
  const { title, caption, totalLabel, openLabel, note, isLive, level = 3, sides } = props;
  const longest = Math.max(REGULAR, ...sides.map(({ kicks }) => kicks.length));
  const rounds = Array.from({ length: longest }, (_, index) => index + 1);
  return (
    <Panel title={title} level={level} className={styles.panel}>
      <ScrollArea label={caption} startsAtEnd>
        <table className={cx(styles.kicks, isLive && styles.live)} style={{ "--rounds": longest } as CSSProperties}>
          <caption className="visuallyHidden">{caption}</caption>
          <thead>
            <tr>
              <td className={styles.club} />
              {rounds.map((round) => (
                <th key={round} scope="col" className={cx(round > REGULAR && styles.sudden)}>
                  {round}
                </th>
              ))}
              <th scope="col" className={styles.total}>
                <span className="visuallyHidden">{totalLabel}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side.key} className={styles[side.emphasis]} style={colorsOf(side)}>
                <th scope="row" className={styles.club}>
                  <span>
                    <Crest src={side.crest} />
                    <b aria-hidden="true">{side.abbreviation}</b>
                    <span className="visuallyHidden">{side.name}</span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <td key={round} className={cx(round > REGULAR && styles.sudden)}>
                    {kickOf(side.kicks[round - 1], openLabel)}
                  </td>
                ))}
                <td className={styles.total}>{side.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {note ? <p className={styles.note}>{note}</p> : null}
    </Panel>
  );
}

function colorsOf({ color, onColor }: ShootOutSide): CSSProperties {
  return { "--club": color, "--club-on": onColor } as CSSProperties;
}

function kickOf(kick: Kick | undefined, openLabel: string) {
  if (!kick) {
    return (
      <>
        <i className={styles.open} />
        <span className="visuallyHidden">{openLabel}</span>
      </>
    );
  }
  return (
    <>
      <i className={styles[kick.result]}>
        {kick.result === "next" ? null : (
          <svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={kick.result === "scored" ? "M5 12.500l4.5 4.500L19 7.5" : "M6 6l12 12M18 6L6 18"} />
          </svg>
        )}
      </i>
      <span className={styles.taker}>{kick.taker}</span> <span className="visuallyHidden">{kick.words}</span>
    </>
  );
}
