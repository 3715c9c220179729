import { type OfficialKind, peoplePaths } from "../app/paths.ts";

/** What there is to do in a match, from the one who whistles to the one who writes the report. */
export const DUTIES = [
  "main",
  "aux1",
  "aux2",
  "fourth",
  "var",
  "aVar",
  "fieldDelegate",
  "leagueDelegate",
  "observer",
] as const;

export type Duty = (typeof DUTIES)[number];

function kindOf(duty: Duty): OfficialKind {
  switch (duty) {
    case "fieldDelegate":
    case "leagueDelegate":
      return "delegate";
    case "observer":
      return "observer";
    default:
      return "referee";
  }
}

/** The page of who did it. */
export function officialHref(duty: Duty, season: number, id: number): string {
  return peoplePaths.official(kindOf(duty), season, id);
}
