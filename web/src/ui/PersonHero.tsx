import type { CSSProperties, ReactNode } from "react";
import { clubStyle } from "./accent";
import { Crest } from "./Crest";
import { cx } from "./classNames";
import { OfficialArt } from "./OfficialArt";
import { Page } from "./Page";
import styles from "./PersonHero.module.css";

export type PersonFact = { label: string; value: string; href?: string | undefined };

export type PersonTone =
  | { kind: "club"; color: string; second: string; on: string; crest: string }
  /** Referees and their like belong to no club: navy, with the signs of their trade. */
  | { kind: "official" };

export type PersonHeroProps = {
  crumbs?: ReactNode;
  /** Whom the person is with, and as what: "Farol do Cabo, avançado". */
  context: { crest?: string | undefined; text: string; href?: string | undefined };
  /** Empty for who is known by one name. */
  firstName: string;
  lastName: string;
  facts: PersonFact[];
  picture?: { src: string; width: number; height: number; alt: string } | undefined;
  number?: number | null | undefined;
  /** The number in words, for those who do not see it: "Número 9". */
  numberLabel?: string | undefined;
  tone: PersonTone;
  actions?: ReactNode;
};

/** Names with more letters than this are set smaller. */
const LONG = 26;
/** A word with more letters than this sets the size of the whole name: words are not broken. */
const WIDE = 9;

/** A person's opening, in the colours of the club or, for officials, on the navy stage. */
export function PersonHero(props: PersonHeroProps) {
  const { crumbs, context, firstName, lastName, facts, picture, number, numberLabel, tone, actions } = props;
  const isClub = tone.kind === "club";
  return (
    <header
      className={cx(styles.hero, isClub ? styles.club : styles.official)}
      data-theme={isClub ? undefined : "dark"}
      style={isClub ? clubStyle(tone.color, tone.second, tone.on) : undefined}
    >
      {isClub ? <Behind crest={tone.crest} number={number} /> : <OfficialArt className={styles.art} />}
      <Page className={cx(styles.inner, picture && styles.pictured)}>
        {crumbs || actions ? (
          <div className={styles.way}>
            {crumbs}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        ) : null}
        <div className={styles.text}>
          <p className={styles.context}>
            {context.crest ? <Crest src={context.crest} size={30} loading="eager" /> : null}
            {isClub ? null : <Licence />}
            {context.href ? <a href={context.href}>{context.text}</a> : context.text}
          </p>
          <h1 className={cx(styles.name, lastName.length > LONG && styles.long)} style={fitOf(lastName)}>
            {firstName ? <small>{firstName} </small> : null}
            {lastName}
          </h1>
          {numberLabel ? <p className="visuallyHidden">{numberLabel}</p> : null}
          {facts.length > 0 ? (
            <dl className={styles.facts}>
              {facts.map(({ label, value, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{href ? <a href={href}>{value}</a> : value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {picture ? <Picture {...picture} /> : null}
      </Page>
    </header>
  );
}

/** Who has a number has it behind the portrait; who has none, the crest. */
function Behind({ crest, number }: { crest: string; number: number | null | undefined }) {
  if (number == null) return <img className={styles.crest} src={crest} width="640" height="720" alt="" />;
  return (
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
  );
}

function Picture({ src, width, height, alt }: NonNullable<PersonHeroProps["picture"]>) {
  return (
    <img
      className={styles.picture}
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      fetchPriority="high"
    />
  );
}

function Licence() {
  return (
    <svg
      width="26"
      height="26"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Zm12.15.38-5.5 5.5L8 12" />
    </svg>
  );
}

function fitOf(name: string): CSSProperties | undefined {
  const longest = name.split(/[\s-]/).reduce((length, word) => Math.max(length, word.length), 0);
  return longest > WIDE ? ({ "--longest": longest } as CSSProperties) : undefined;
}
