import type { ProfileTeams } from "../../../api/fan.ts";
import type { TeamRef } from "../../../api/wire.ts";

export type League = "first" | "second";

/** Both leagues have clubs to choose from. */
export function hasTwoLeagues({ firstLeagueTeams, secondLeagueTeams }: ProfileTeams): boolean {
  return firstLeagueTeams.length > 0 && secondLeagueTeams.length > 0;
}

/** The clubs of a league; of all where something is searched for, or where there is only one. */
export function findClubs(all: ProfileTeams, league: League, text: string): TeamRef[] {
  const wanted = plain(text);
  if (wanted) return all.teams.filter(({ name, abbreviation }) => plain(`${name} ${abbreviation}`).includes(wanted));
  if (!hasTwoLeagues(all)) return all.teams;
  return league === "first" ? all.firstLeagueTeams : all.secondLeagueTeams;
}

/** Nobody types accents to find something. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}
