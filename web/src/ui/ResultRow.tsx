import { Crest } from "./Crest";
import { cx } from "./classNames";
import { LiveDot } from "./LiveDot";
import { Marked, type TextPart } from "./Marked";
import styles from "./ResultRow.module.css";
import { SearchIcon, type SearchIconName } from "./SearchIcon";

export type ResultPicture =
  | { kind: "crest"; src: string }
  | { kind: "pair"; home: string; away: string }
  | { kind: "portrait" | "emblem" | "art"; src: string }
  | { kind: "icon"; name: SearchIconName };

export type ResultItem = {
  key: string;
  href: string;
  picture: ResultPicture;
  title: readonly TextPart[];
  /** How a match stands, before the rest of the second line. */
  status?: { tone: "live" | "warn"; text: string } | undefined;
  detail?: string | undefined;
  /** At the right: a score, or a word or number with what it means. */
  end?: { kind: "score"; text: string; isLive: boolean } | { kind: "text"; text: string; label?: string } | undefined;
};

/** What was found, on two lines, with a picture before them. Whatever surrounds it makes it a link. */
export function ResultRow({ item: { picture, title, status, detail, end } }: { item: ResultItem }) {
  return (
    <>
      <span className={styles.picture}>{pictureOf(picture)}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Marked parts={title} />
        </span>{" "}
        {status || detail ? (
          <small className={styles.detail}>
            {status ? (
              <b className={styles[status.tone]}>
                {status.tone === "live" ? <LiveDot /> : null}
                {status.text}
              </b>
            ) : null}
            {status && detail ? " " : null}
            {detail}
          </small>
        ) : null}
      </span>{" "}
      {end ? endOf(end) : null}
    </>
  );
}

function endOf(end: NonNullable<ResultItem["end"]>) {
  if (end.kind === "score") return <span className={cx(styles.score, end.isLive && styles.live)}>{end.text}</span>;
  if (!end.label) return <span className={styles.end}>{end.text}</span>;
  return (
    <span className={styles.end}>
      <span aria-hidden="true">{end.text}</span>
      <span className="visuallyHidden">{end.label}</span>
    </span>
  );
}

function pictureOf(picture: ResultPicture) {
  switch (picture.kind) {
    case "crest":
      return <Crest src={picture.src} size={30} />;
    case "pair":
      return (
        <>
          <Crest src={picture.home} size={20} />
          <Crest src={picture.away} size={20} />
        </>
      );
    case "portrait":
      return <Picture src={picture.src} className={styles.portrait} height={44} />;
    case "emblem":
      return <Picture src={picture.src} className={styles.emblem} height={40} />;
    case "art":
      return <Picture src={picture.src} className={styles.art} height={40} />;
    case "icon":
      return <SearchIcon name={picture.name} />;
  }
}

function Picture({ src, className, height }: { src: string; className: string | undefined; height: number }) {
  return <img className={className} src={src} width="40" height={height} alt="" loading="lazy" decoding="async" />;
}
