import { crestOf, drawnCrestOf, tilesArt } from "../../../api/art.ts";
import type { MediaEntry } from "../../../api/entries.ts";
import { sizesOf } from "../../../api/pictures.ts";
import type { Highlight, Match, PictureFile } from "../../../api/wire.ts";
import { clock } from "../../../football/clock.ts";
import { isLive, matchStateOf } from "../../../football/matchState.ts";
import { decideStatus, describeMatch, kickOffOf, scoreOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { Button } from "../../../ui/Button.tsx";
import type { HeroPicture, HeroSlide } from "../../../ui/HeroCarousel.tsx";
import { LiveDot } from "../../../ui/LiveDot.tsx";
import styles from "./slides.module.css";

const BRAND = "#E1FF19";

/** A highlight as a slide: a match with its score, news and videos with the way to them. */
export function slideOf(highlight: Highlight, index: number, texts: Texts): HeroSlide {
  const { type, title, lead, link, tag, match, video } = highlight;
  const { home } = texts;
  const isExternal = /^https?:/i.test(link);
  return {
    key: `${type}-${index}-${link}`,
    title,
    lead: lead ?? undefined,
    kicker: type === "game" && match ? <MatchKicker match={match} texts={texts} /> : kickerOf(type, tag?.name, texts),
    picture: pictureOf(highlight, index),
    duration: typeof video?.duration === "number" ? clock(video.duration) : undefined,
    action:
      type === "game" && match ? (
        <MatchPill match={match} href={link} texts={texts} />
      ) : (
        <Button
          className={styles.button}
          href={link}
          aria-label={`${type === "video" ? home.watch : home.readOn}: ${title}`}
          {...(isExternal ? { target: "_blank", rel: "noopener" } : {})}
        >
          {type === "video" ? home.watch : home.readOn}
        </Button>
      ),
  };
}

function kickerOf(type: Highlight["type"], tag: string | undefined, { home }: Texts): string | undefined {
  return type === "video" ? [home.video, tag].filter(Boolean).join(", ") : tag;
}

/** Where an editor chose no picture: the crest of who plays at home, or tiles. */
function pictureOf({ landscape, portrait, match }: Highlight, index: number): HeroPicture {
  const drawn = match ? drawnCrestOf(match.homeTeam) : tilesArt(`hero-${index}`, BRAND, 8, 6);
  const wide = landscape ?? portrait;
  const upright = portrait ?? landscape;
  const point = (wide?.focalPoint ?? undefined) as { x?: number; y?: number } | undefined;
  return {
    landscape: wide ? sizes(wide) : { src: drawn },
    portrait: upright ? sizes(upright) : { src: drawn },
    thumb: wide ? smallest(wide) : drawn,
    focus: point?.x !== undefined && point.y !== undefined ? { x: point.x * 100, y: point.y * 100 } : undefined,
    alt: wide?.alternativeText ?? "",
  };
}

/** The content API's pictures and those of the sports API are alike but for what the latter leaves untold. */
const asEntry = (file: PictureFile) => file as unknown as MediaEntry;

function sizes(file: PictureFile) {
  const { src, srcSet } = sizesOf(asEntry(file));
  return { src, srcSet };
}

function smallest(file: PictureFile): string {
  const { formats, url } = asEntry(file);
  const small = formats?.thumbnail ?? formats?.small;
  return small?.webp?.url ?? small?.url ?? url;
}

function MatchKicker({ match, texts }: { match: Match; texts: Texts }) {
  const { football, format } = texts;
  if (isLive(match)) {
    return (
      <span className={styles.live}>
        <LiveDot /> {football.status.live}
      </span>
    );
  }
  const day = match.date && format.day(match.date);
  return [day, match.stadium?.name].filter(Boolean).join(", ");
}

/** The match in a line: who plays, the score or the hour, and the way to it. */
function MatchPill({ match, href, texts }: { match: Match; href: string; texts: Texts }) {
  const { home, football, format } = texts;
  const score = scoreOf(match);
  const middle = score ? `${score.home}–${score.away}` : (kickOffOf(match, format) ?? football.versus);
  const status = decideStatus(match, matchStateOf(match), texts);
  const follow = isLive(match) ? [home.follow, status.text].filter(Boolean).join(" ") : home.seeMatch;
  return (
    <div className={styles.pill}>
      <span className="visuallyHidden">{describeMatch(match, texts)}</span>
      <span className={styles.teams} aria-hidden="true">
        <img src={crestOf(match.homeTeam)} width="30" height="34" alt="" />
        <b>{match.homeTeam.abbreviation}</b>
        <span className={styles.score}>{middle}</span>
        <b>{match.awayTeam.abbreviation}</b>
        <img src={crestOf(match.awayTeam)} width="30" height="34" alt="" />
      </span>
      <Button href={href} className={styles.follow}>
        {follow}
      </Button>
    </div>
  );
}
