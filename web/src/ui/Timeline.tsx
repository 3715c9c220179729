import { type CSSProperties, useRef, useState } from "react";
import { cx } from "./classNames";
import type { ClubMark } from "./clubMark";
import type { EmbedGuard } from "./embedGuard";
import { LiveDot } from "./LiveDot";
import { MatchSign } from "./MatchSign";
import styles from "./Timeline.module.css";
import type { TimelineEntry, TimelineTitle } from "./timelineEntry";
import { useArrivals, useSteadyReading } from "./useArrivals";
import { VideoEmbed } from "./VideoEmbed";

type Kind<K extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: K }>;
type Moment = Kind<"moment">;
type SideEntry = Exclude<TimelineEntry, Kind<"moment" | "marker">>;

type TimelineProps = {
  label: string;
  home: ClubMark;
  away: ClubMark;
  /** In the order in which they are shown. */
  entries: TimelineEntry[];
  /** For what is to be seen at another site. */
  guard: EmbedGuard;
  onPlay?: ((moment: Moment) => void) | undefined;
};

/** The course of a match: the home side on the left of the line, the away side on the right, minutes on it. */
export function Timeline({ label, home, away, entries, guard, onPlay }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const arrivals = useArrivals(entries.map(({ key }) => key));
  useSteadyReading(list, arrivals);
  return (
    <div className={styles.frame}>
      <ol className={styles.timeline} aria-label={label} ref={list}>
        {entries.map((entry) => (
          <li
            key={entry.key}
            className={cx(styles.entry, arrivals.has(entry.key) && styles.fresh)}
            data-new={arrivals.has(entry.key) || undefined}
          >
            {entry.kind === "moment" ? (
              <Moment moment={entry} guard={guard} onPlay={() => onPlay?.(entry)} />
            ) : (
              contentOf(entry, home, away)
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function contentOf(entry: Exclude<TimelineEntry, Moment>, home: ClubMark, away: ClubMark) {
  switch (entry.kind) {
    case "marker":
      return (
        <p className={cx(styles.marker, styles[entry.tone])}>
          {entry.tone === "live" ? <LiveDot /> : null}
          {entry.text}
        </p>
      );
    default:
      return <OnOneSide entry={entry} club={entry.side === "home" ? home : away} />;
  }
}

function OnOneSide({ entry, club }: { entry: SideEntry; club: ClubMark }) {
  const { minute, side, word, title, detail } = entry;
  const isGoal = entry.kind === "goal";
  const style = { "--club": club.color, "--club-on": club.onColor } as CSSProperties;
  return (
    <div className={cx(styles.sided, styles[side])}>
      <span className={styles.minute}>{minute}</span>
      <div className={isGoal ? styles.goal : styles.event} style={isGoal ? style : undefined}>
        <span className={isGoal ? styles.score : styles.sign}>
          <span className="visuallyHidden">
            {word}, {club.name}
            {isGoal ? ", " : ": "}
          </span>
          {isGoal ? entry.score : <MatchSign name={entry.kind} />}
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{named(title)}</p>
          {detail ? <p className={styles.detail}>{detail}</p> : null}
        </div>
      </div>
    </div>
  );
}

function named({ text, href }: TimelineTitle) {
  return href ? <a href={href}>{text}</a> : text;
}

type MomentProps = { moment: Moment; guard: EmbedGuard; onPlay: () => void };

function Moment({ moment, guard, onPlay }: MomentProps) {
  const { minute, title, text, media } = moment;
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={cx(styles.moment, media && styles.withMedia, isLarge && styles.playing)}>
      {media ? (
        <div className={styles.media}>
          {media.kind === "picture" ? (
            <img src={media.src} width="320" height="240" alt={media.alt} loading="lazy" decoding="async" />
          ) : (
            <VideoEmbed {...media} guard={guard} onOpen={() => setIsLarge(true)} onPlay={onPlay} />
          )}
        </div>
      ) : null}
      <div className={styles.told}>
        <p className={styles.heading}>
          {minute ? <span>{minute} </span> : null}
          {title}
        </p>
        {text ? <p>{text}</p> : null}
      </div>
    </div>
  );
}
