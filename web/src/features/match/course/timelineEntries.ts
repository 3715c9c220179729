import type { MatchDynamic, TimelineEvent } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { TimelineEntry } from "../../../ui/timelineEntry.ts";

type CourseTexts = Pick<Texts, "football" | "match">;
type Named = NonNullable<TimelineEvent["player"]>;

/** The numbers of the kinds of events, as the wire has them. */
const MOMENT = 0;
const SUBSTITUTION = 1;
const YELLOW = 2;
const RED = 3;
const GOAL = 4;
const OWN_GOAL = 5;
const SECOND_YELLOW = 6;
const PENALTY_SCORED = 7;
const PENALTY_MISSED = 8;
const HALF_TIME = 86;
const CURRENT_TIME = 95;
const START = 97;
const TEMPORARY = 98;
const END = 99;
const PENALTIES = 101;

const GOALS: ReadonlySet<number> = new Set([GOAL, OWN_GOAL, PENALTY_SCORED]);
const DECISIVE: ReadonlySet<number> = new Set([
  ...GOALS,
  PENALTY_MISSED,
  YELLOW,
  SECOND_YELLOW,
  RED,
  HALF_TIME,
  CURRENT_TIME,
  START,
  END,
  PENALTIES,
]);

interface Options {
  /** Only goals, cards and what parts the match. */
  isShort: boolean;
  /** Where somebody's page is. */
  hrefOf: (player: Named, isHome: boolean) => string | undefined;
}

/** The story of a match, in the order in which it is read: the latest first while it is on. */
export function timelineEntries(
  match: MatchDynamic,
  texts: CourseTexts,
  { isShort, hrefOf }: Options,
): TimelineEntry[] {
  const kickedOff = beforeShootOut(match.events);
  const told = isShort ? kickedOff.filter(({ type }) => DECISIVE.has(type)) : kickedOff;
  const entries = told.flatMap((event) => entryOf(event, match, texts, hrefOf) ?? []);
  return isNewestFirst(match) ? entries.toReversed() : entries;
}

export function isNewestFirst(match: Pick<MatchDynamic, "status" | "subStatus">): boolean {
  const { kind } = matchStateOf(match);
  return kind === "live" || kind === "interrupted";
}

/** The kicks of a shoot-out are shown on their own; their marker stays. */
function beforeShootOut(events: TimelineEvent[]): TimelineEvent[] {
  const start = events.findIndex(({ type }) => type === PENALTIES);
  if (start < 0) return events;
  return events.filter(({ type }, index) => index <= start || !isKick(type));
}

/** The kicks of the shoot-out, in the order in which they were taken. */
export function kicksOf({ events }: Pick<MatchDynamic, "events">): TimelineEvent[] {
  const start = events.findIndex(({ type }) => type === PENALTIES);
  return start < 0 ? [] : events.slice(start + 1).filter(({ type }) => isKick(type));
}

function isKick(type: number): boolean {
  return GOALS.has(type) || type === PENALTY_MISSED;
}

export function isScored({ type }: TimelineEvent): boolean {
  return GOALS.has(type);
}

/** Goals of play, without those of a shoot-out. */
export function goalsOf({ events }: Pick<MatchDynamic, "events">): TimelineEvent[] {
  return beforeShootOut(events).filter(isScored);
}

export function isOwnGoal({ type }: TimelineEvent): boolean {
  return type === OWN_GOAL;
}

export function isFromPenalty({ type }: TimelineEvent): boolean {
  return type === PENALTY_SCORED;
}

function entryOf(
  event: TimelineEvent,
  match: MatchDynamic,
  texts: CourseTexts,
  hrefOf: Options["hrefOf"],
): TimelineEntry | undefined {
  const { course } = texts.match;
  const key = `${event.type}-${event.id}`;
  const marker = (text: string, tone: "plain" | "live" | "provisional" = "plain"): TimelineEntry => ({
    kind: "marker",
    key,
    tone,
    text,
  });
  switch (event.type) {
    case TEMPORARY:
      return marker(course.provisional, "provisional");
    case START:
      return marker(course.start);
    case HALF_TIME:
      return marker(scored(course.halfTime, match.homeHalfTimeGoals, match.awayHalfTimeGoals));
    case CURRENT_TIME:
      return marker(written(event.minute), "live");
    case END:
      return marker(scored(course.end, match.homeGoals, match.awayGoals));
    case PENALTIES:
      return marker(scored(course.penalties, match.homePenaltyGoals, match.awayPenaltyGoals));
    case MOMENT:
      return momentOf(event, key, texts);
    default:
      return sidedOf(event, key, texts, hrefOf);
  }
}

function momentOf(event: TimelineEvent, key: string, { match }: CourseTexts): TimelineEntry {
  const title = event.description ?? match.course.moment;
  return { kind: "moment", key, minute: written(event.minute), title, ...media(event, title) };
}

function media({ embed, image }: TimelineEvent, title: string) {
  if (embed && isPicture(embed)) return { media: { kind: "picture", src: embed, alt: title } as const };
  if (embed) {
    return {
      media: { kind: "video", embedSrc: embed, href: embed, label: title, poster: image ?? undefined } as const,
    };
  }
  return image ? { media: { kind: "picture", src: image, alt: title } as const } : {};
}

/** Clips of the demo league are drawings. */
function isPicture(address: string): boolean {
  return /\.(svg|png|jpe?g|webp)(\?|$)/.test(address);
}

function sidedOf(
  event: TimelineEvent,
  key: string,
  { match: texts }: CourseTexts,
  hrefOf: Options["hrefOf"],
): TimelineEntry | undefined {
  const { course } = texts;
  const { player, relatedPlayer, isFromHomeTeam, description } = event;
  if (isFromHomeTeam === undefined || isFromHomeTeam === null) return undefined;
  const side = isFromHomeTeam ? "home" : "away";
  // Whoever scores an own goal plays for the others.
  const isOfHome = isOwnGoal(event) ? !isFromHomeTeam : isFromHomeTeam;
  const title = { text: player?.name ?? course.unknownPlayer, href: player ? hrefOf(player, isOfHome) : undefined };
  const common = { key, side, minute: written(event.minute), title } as const;
  const assist = relatedPlayer ? course.assist(relatedPlayer.name) : undefined;
  switch (event.type) {
    case GOAL:
      return { ...common, kind: "goal", word: course.goal, score: scoreText(event), detail: assist };
    case PENALTY_SCORED:
      return { ...common, kind: "goal", word: course.goal, score: scoreText(event), detail: course.penalty };
    case OWN_GOAL:
      return { ...common, kind: "goal", word: course.goal, score: scoreText(event), detail: course.ownGoal };
    case PENALTY_MISSED:
      return { ...common, kind: "missedPenalty", word: course.missedPenalty, detail: course.missedPenalty };
    case YELLOW:
      return { ...common, kind: "yellow", word: course.yellow, detail: description ?? undefined };
    case SECOND_YELLOW:
      return { ...common, kind: "secondYellow", word: course.secondYellow, detail: description ?? course.secondYellow };
    case RED:
      return { ...common, kind: "red", word: course.red, detail: description ?? course.red };
    case SUBSTITUTION:
      return {
        ...common,
        kind: "substitution",
        word: course.substitution,
        detail: relatedPlayer ? course.off(relatedPlayer.name) : undefined,
      };
    default:
      return undefined;
  }
}

function scoreText({ score }: TimelineEvent): string {
  return (score ?? "").replace("-", "–");
}

/** The minute as it is written on a scoreboard. */
export function written(minute: string): string {
  return minute.replace("'", "’");
}

function scored(word: string, home: number | null | undefined, away: number | null | undefined): string {
  const isKnown = typeof home === "number" && typeof away === "number";
  return isKnown ? `${word} ${home}–${away}` : word;
}
