import type { CompetitionDetail, Match, Standings, StandingsTable } from "../api/wire.ts";
import { paths } from "../app/paths.ts";

const GROUP_STAGE = 2;
const PREFIX = "group-";

/** A competition in groups has no table of all its clubs. */
export function isGroup({ key }: Pick<StandingsTable, "key">): boolean {
  return key.startsWith(PREFIX);
}

/** The rounds in which groups play. */
export function groupRounds({ rounds }: Pick<CompetitionDetail, "rounds">) {
  return rounds.filter(({ matchweekTypeId }) => matchweekTypeId === GROUP_STAGE);
}

/** The group that an address names, `group=a`, where there is such a group. */
export function groupNamed({ standings }: Pick<Standings, "standings">, name: string | null) {
  return name ? standings.find(({ key }) => key === PREFIX + name) : undefined;
}

/** Who plays in a group is told by its table: matches do not say so themselves. */
export function matchesOfGroup(matches: Match[], { standings }: Pick<StandingsTable, "standings">): Match[] {
  const clubs = new Set(standings.map(({ team }) => team.id));
  return matches.filter(({ homeTeam, awayTeam }) => clubs.has(homeTeam.id) && clubs.has(awayTeam.id));
}

/** The id of the list of a group's matches. */
export const GROUP_MATCHES = "group-matches";

/** The address that shows a group's matches, on the competition's own page. */
export function groupAddress(competition: string, key: string, season: { season?: number | undefined }): string {
  return `${paths.competition(competition, { ...season, group: key.slice(PREFIX.length) })}#${GROUP_MATCHES}`;
}
