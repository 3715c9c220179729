import { clubStyle } from "./accent";
import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import { Page } from "./Page";
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
  state: { tone: "live" | "plain" | "warn"; text: string };
  centre: { kind: "score"; home: number; away: number } | { kind: "time"; text: string } | { kind: "none" };
  /** The goals of both matches, or the shoot-out. */
  total?: { label: string; home: number; away: number } | undefined;
  steps: TieStep[];
  stepsLabel: string;
  /** How many steps a tie can have: those that are left out leave their place. */
  mostSteps: number;
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
      <div className={styles.fields} aria-hidden="true">
        <Side side={home} className={styles.home} />
        <div className={styles.middle}>
          <span className={cx(styles.state, styles[state.tone])}>
            {state.tone === "live" ? <LiveDot /> : null}
            {state.text}
          </span>
          <span className={cx(styles.centre, centre.kind === "time" && styles.time)}>
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
        </div>
        <Side side={away} className={styles.away} />
      </div>
      <Page>
        <Steps {...props} />
      </Page>
    </section>
  );
}

function Side({ side, className }: { side: BoardSide; className: string | undefined }) {
  const { name, crest, color, onColor, note } = side;
  return (
    <div className={cx(styles.side, className)} style={clubStyle(color, color, onColor)}>
      <img className={styles.watermark} src={crest} width="460" height="518" alt="" decoding="async" />
      <div className={styles.name}>
        <b>{name}</b>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      <img className={styles.crest} src={crest} width="104" height="117" alt="" decoding="async" />
    </div>
  );
}

function Steps({ steps, stepsLabel, mostSteps }: Pick<TieBoardProps, "steps" | "stepsLabel" | "mostSteps">) {
  return (
    <ol className={cx(styles.steps, mostSteps === 4 && styles.four)} aria-label={stepsLabel}>
      {steps.map(({ key, title, text, state }) => (
        <li key={key} className={styles[state]} aria-current={state === "now" ? "step" : undefined}>
          <b>{title}</b>
          {text ? <span>{text}</span> : null}
        </li>
      ))}
    </ol>
  );
}
