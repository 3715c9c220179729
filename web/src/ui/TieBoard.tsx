import { Page } from "./Page";
import { type BoardCentre, type BoardState, ScoreBoard, type ScoreBoardSide } from "./ScoreBoard";
import styles from "./TieBoard.module.css";

export type BoardSide = {
  name: string;
  crest: string;
  color: string;
  /** Readable on its colour. */
  onColor: string;
  /** A word below the name, e.g. that it won. */
  note?: string | undefined;
};

export type TieStep = { key: string; title: string; text: string; state: "done" | "now" | "ahead" };

export type TieBoardProps = {
  /** What the board is about, for those who cannot see it: the live tie, the next one. */
  label: string;
  stage: string;
  href?: string | undefined;
  leg?: string | undefined;
  place?: string | undefined;
  /** The goals in words, while they can change: said aloud when they do. */
  score?: string | undefined;
  /** The whole match in words: all else that a screen reader is told of it. */
  description: string;
  home: BoardSide;
  away: BoardSide;
  state: BoardState;
  centre: BoardCentre;
  /** The goals of both matches, or the shoot-out. */
  total?: { label: string; home: number; away: number } | undefined;
  steps: TieStep[];
  stepsLabel: string;
};

/** The tie of the moment in the colours of its clubs, and the steps that it goes through. */
export function TieBoard(props: TieBoardProps) {
  const { label, stage, href, leg, place, score, description, home, away, state, centre, total } = props;
  return (
    <section className={styles.board} data-theme="dark" aria-label={label}>
      <Page className={styles.meta}>
        <h2 className={styles.stage}>
          {href ? <a href={href}>{stage}</a> : stage}
          {leg ? <small>{leg}</small> : null}
        </h2>
        {place ? <p className={styles.place}>{place}</p> : null}
      </Page>
      <p className="visuallyHidden" aria-live="polite">
        {score}
      </p>
      <p className="visuallyHidden">{description}</p>
      <div aria-hidden="true">
        <ScoreBoard home={sideOf(home)} away={sideOf(away)} state={state} centre={centre}>
          <span className={styles.under}>
            {total ? (
              <span className={styles.total}>
                <small>{total.label}</small>
                {total.home}
                <i />
                {total.away}
              </span>
            ) : null}
          </span>
        </ScoreBoard>
      </div>
      <Page>
        <Steps {...props} />
      </Page>
    </section>
  );
}

function sideOf({ name, note, ...club }: BoardSide): ScoreBoardSide {
  return {
    ...club,
    name: (
      <>
        <b className={styles.name}>{name}</b>
        {note ? <span className={styles.note}>{note}</span> : null}
      </>
    ),
  };
}

function Steps({ steps, stepsLabel }: Pick<TieBoardProps, "steps" | "stepsLabel">) {
  return (
    <ol className={styles.steps} aria-label={stepsLabel}>
      {steps.map(({ key, title, text, state }) => (
        <li key={key} className={styles[state]} aria-current={state === "now" ? "step" : undefined}>
          <b>{title}</b>
          {text ? <span>{text}</span> : null}
        </li>
      ))}
    </ol>
  );
}
