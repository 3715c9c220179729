import { drawnCrestOf } from "../../../api/art.ts";
import type { KitColours, MatchStatic, TeamRef } from "../../../api/wire.ts";
import { readableOn } from "../../../ui/accent.ts";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { awayKit, type Kit, type KitPattern } from "../../../ui/kit.ts";

export interface Sides<T> {
  home: T;
  away: T;
}

type Dressed = Pick<MatchStatic, "homeTeam" | "awayTeam" | "homeKit" | "awayKit">;

/** Both clubs in colours that are not taken for each other. */
export function clubMarks({ homeTeam, awayTeam, awayKit: worn }: Dressed): Sides<ClubMark> {
  const plain = (first: string, second: string): Kit => ({ pattern: "plain", first, second });
  const away = awayKit(plain(homeTeam.color, homeTeam.color), plain(awayTeam.color, worn.second)).first;
  return { home: markOf(homeTeam, homeTeam.color), away: markOf(awayTeam, away) };
}

/** What both sides wear on the pitch. */
export function matchKits({ homeKit, awayKit: away }: Dressed): Sides<Kit> {
  const home = kitOf(homeKit);
  return { home, away: awayKit(home, kitOf(away)) };
}

function kitOf({ pattern, first, second }: KitColours): Kit {
  return { pattern: pattern as KitPattern, first, second };
}

function markOf(team: TeamRef, color: string): ClubMark {
  return {
    key: String(team.id),
    name: team.name,
    abbreviation: team.abbreviation,
    crest: drawnCrestOf(team),
    color,
    onColor: color === team.color ? team.textColor : readableOn(color),
  };
}
