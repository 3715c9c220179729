import type { Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";

export interface MatchGroup {
  key: string;
  heading: string;
  matches: Match[];
}

type Words = Pick<Texts, "football" | "format">;

/** By day, in the order that they came in; those without a day stand together at the end. */
export function groupByDay(matches: Match[], { football, format }: Words): MatchGroup[] {
  return groupBy(matches, (match) => match.date?.slice(0, 10), format.day, football.undefinedDay);
}

/** By month, for a whole season. */
export function groupByMonth(matches: Match[], { football, format }: Words): MatchGroup[] {
  return groupBy(matches, (match) => match.date?.slice(0, 7), format.month, football.undefinedDay);
}

function groupBy(
  matches: Match[],
  keyOf: (match: Match) => string | undefined,
  headingOf: (iso: string) => string,
  undefinedHeading: string,
): MatchGroup[] {
  const groups = new Map<string, MatchGroup>();
  const undefinedGroup: MatchGroup = { key: "undefined", heading: undefinedHeading, matches: [] };
  for (const match of matches) {
    const key = keyOf(match);
    if (!key || !match.date) {
      undefinedGroup.matches.push(match);
      continue;
    }
    const group = groups.get(key) ?? { key, heading: headingOf(match.date), matches: [] };
    group.matches.push(match);
    groups.set(key, group);
  }
  return undefinedGroup.matches.length > 0 ? [...groups.values(), undefinedGroup] : [...groups.values()];
}
