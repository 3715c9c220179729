import type { MatchDynamic, MatchStatic } from "../../../api/wire.ts";
import { matchStateOf } from "../../../football/matchState.ts";
import type { Texts } from "../../../i18n/texts.ts";

type Dated = Pick<MatchStatic, "date" | "fixtureDateIsDefined" | "reason">;
type Numbers = Pick<MatchDynamic, "status" | "subStatus">;
type Words = Pick<Texts, "football" | "format" | "match">;

/** When a match is played, in words, as far as it is known. */
export function kickOffInWords({ date, fixtureDateIsDefined }: Dated, { football, format, match }: Words): string {
  if (!date) return football.undefinedDay;
  const day = format.dayInWords(date);
  if (!fixtureDateIsDefined) return match.before.expected(day);
  const time = format.time(date);
  return capitalised(time ? football.at(day, time) : match.before.undefinedHour(day));
}

/** What is said of the hour: why it is not the one that was announced comes first. */
export function kickOffLines(match: Dated, now: Numbers, texts: Words): string[] {
  const { status } = texts.football;
  const { kind } = matchStateOf(now);
  const because = (word: string) => (match.reason ? `${word}: ${match.reason}` : word);
  switch (kind) {
    case "postponed":
      return [because(status.postponed), match.date ? kickOffInWords(match, texts) : texts.match.board.noNewDate];
    case "cancelled":
      return [because(status.cancelled)];
    case "suspended":
      return [because(status.suspended), kickOffInWords(match, texts)];
    case "preview":
    case "lineupsOut":
    case "live":
    case "ended":
    case "finished":
    case "interrupted":
    case "unknown":
      return [kickOffInWords(match, texts)];
  }
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
