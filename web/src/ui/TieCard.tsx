import type { CSSProperties } from "react";
import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import styles from "./TieCard.module.css";

export type TieSide = {
  key: string;
  name: string;
  crest?: string | undefined;
  /** The club's colour, drawn as a bar. */
  color?: string | undefined;
  /** Goals leg by leg, where there are two. */
  legs: string[];
  total?: string | undefined;
  emphasis: "plain" | "winner" | "loser" | "open";
};

export type TieCardProps = {
  /** The id that addresses lead to. */
  anchor: string;
  href?: string | undefined;
  /** The whole tie in words: all that a screen reader is told. */
  label: string;
  status: { tone: "plain" | "live" | "muted"; text: string; detail?: string | undefined };
  /** The heads of the columns of goals; none where one match decides. */
  columns: string[];
  sides: [TieSide, TieSide];
  /** The side of the club whose path is shown. */
  followed?: string | undefined;
  isFinal?: boolean | undefined;
  /** The one that is told elsewhere on the page. */
  isChosen?: boolean | undefined;
};

/** Two clubs in a knock-out round, over one match or two. */
export function TieCard({ anchor, href, label, status, columns, sides, followed, isFinal, isChosen }: TieCardProps) {
  const content = (
    <>
      <span className="visuallyHidden">{label}</span>
      <span className={styles.content} aria-hidden="true">
        <span className={styles.head}>
          <b className={styles[status.tone]}>
            {status.tone === "live" ? <LiveDot /> : null}
            {status.text}
          </b>
          {status.detail ? <small>{status.detail}</small> : null}
          {columns.length > 0 ? (
            <span className={styles.columns}>
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </span>
          ) : null}
        </span>
        {sides.map((side) => (
          <span
            key={side.key}
            className={cx(styles.side, styles[side.emphasis], side.key === followed && styles.followed)}
            style={side.color ? ({ "--club": side.color } as CSSProperties) : undefined}
          >
            {side.crest ? (
              <img src={side.crest} width="22" height="25" alt="" loading="lazy" decoding="async" />
            ) : (
              <i className={styles.nobody} />
            )}
            <span className={styles.name}>{side.name}</span>
            {side.legs.map((goals, leg) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg is known by its place
              <span key={leg} className={styles.leg}>
                {goals}
              </span>
            ))}
            <span className={styles.total}>{side.total}</span>
          </span>
        ))}
      </span>
    </>
  );
  return (
    <article
      id={anchor}
      className={cx(
        styles.card,
        status.tone === "live" && styles.liveCard,
        isFinal && styles.finalCard,
        isChosen && styles.chosen,
      )}
    >
      {href ? (
        <a className={styles.body} href={href} aria-current={isChosen ? "true" : undefined}>
          {content}
        </a>
      ) : (
        <div className={styles.body}>{content}</div>
      )}
    </article>
  );
}
