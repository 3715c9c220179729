import type { MatchStatic } from "../../api/wire.ts";
import { peoplePaths } from "../../app/paths.ts";

type Clubs = Pick<MatchStatic, "season" | "homeTeam" | "awayTeam">;
type Placed = Clubs & Pick<MatchStatic, "competition">;
type Person = { id: number; name: string };

/** Where the players of a match have their pages: each in that season, at the side that he played for. */
export function playerHrefIn({ season, homeTeam, awayTeam }: Clubs) {
  return ({ id, name }: Person, isHome: boolean) =>
    peoplePaths.player(id, name, season, isHome ? homeTeam.id : awayTeam.id);
}

/** The same for those who sit on a bench without playing. */
export function coachHrefIn({ season, homeTeam, awayTeam }: Clubs) {
  return ({ id }: Pick<Person, "id">, isHome: boolean) =>
    peoplePaths.coach(id, isHome ? homeTeam.id : awayTeam.id, season);
}

/** Both clubs have a page in the competition that they play in. */
export function clubHrefIn({ season, competition, homeTeam, awayTeam }: Placed) {
  return (isHome: boolean) => {
    const { id, name } = isHome ? homeTeam : awayTeam;
    return peoplePaths.team(id, name, competition, season);
  };
}
