import type { Correction } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { written } from "../course/timelineEntries.ts";

type Words = Pick<Texts, "football" | "format" | "match">;
type Told = NonNullable<Correction["before"]>;

/** What was told of a match: shortly, or with all that it may differ in. */
export function toldInWords(subject: string, told: Told, isInFull: boolean, texts: Words): string {
  switch (subject) {
    case "result":
      return resultOf(told, isInFull, texts);
    case "date":
      return dateOf(told, texts);
    default:
      return eventOf(told, isInFull, texts);
  }
}

/** "sáb. 14 nov, às 20:30" */
export function momentInWords(iso: string, { football, format }: Words): string {
  const time = format.time(iso);
  return time ? football.at(format.day(iso), time) : format.day(iso);
}

const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
const dashed = (score: string) => score.replace("-", "–");

function resultOf(told: Told, isInFull: boolean, { football, match }: Words): string {
  const { score, penalties, halfTime } = told;
  const state = stateOf(told, football.status);
  const [home = 0, away = 0] = (halfTime ?? "").split("-").map(Number);
  return joined([
    score ? dashed(score) : state,
    penalties ? `${football.status.onPenalties} ${dashed(penalties)}` : undefined,
    isInFull && halfTime ? match.board.halfTime(home, away) : undefined,
    isInFull && score ? state : undefined,
  ]);
}

function stateOf({ status, subStatus }: Told, words: Texts["football"]["status"]): string | undefined {
  if (typeof status !== "number" || typeof subStatus !== "number") return undefined;
  const { kind } = matchStateOf({ status, subStatus });
  switch (kind) {
    case "preview":
    case "lineupsOut":
    case "unknown":
      return words.unknown;
    case "live":
      return words.live;
    case "ended":
      return joined([words.ended, words.provisional.toLowerCase()]);
    case "finished":
      return words.ended;
    case "postponed":
    case "suspended":
    case "cancelled":
    case "interrupted":
      return words[kind];
  }
}

function dateOf({ date, fixtureDateIsDefined }: Told, texts: Words): string {
  const { undefinedDate } = texts.match.corrections;
  if (!date) return undefinedDate;
  return fixtureDateIsDefined === false ? joined([texts.format.day(date), undefinedDate]) : momentInWords(date, texts);
}

/** The kinds of goals and cards that are named; a plain goal is one. */
const KINDS: Record<number, "yellow" | "red" | "secondYellow" | "ownGoal" | "penalty" | "missedPenalty"> = {
  2: "yellow",
  3: "red",
  5: "ownGoal",
  6: "secondYellow",
  7: "penalty",
  8: "missedPenalty",
};

/** "12’ Duarte Pimentel, penálti" */
function eventOf({ type, minute, player, relatedPlayer }: Told, isInFull: boolean, { match }: Words): string {
  const { course } = match;
  const kind = typeof type === "number" ? KINDS[type] : undefined;
  const who = player?.name ?? course.unknownPlayer;
  return joined([
    minute ? `${written(minute)} ${who}` : who,
    kind ? course[kind].toLowerCase() : undefined,
    isInFull && relatedPlayer ? course.assist(relatedPlayer.name) : undefined,
  ]);
}
