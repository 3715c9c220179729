import type { Team } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { readTeamMatches, readTeams } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { loadEdition } from "./edition.ts";
import { frameParts } from "./frameParts.ts";
import { clubHead, emptySeasonHead, seasonHead } from "./heads.ts";
import { loadRound } from "./loadRound.ts";

type Args = PageArgs<"competition" | "season">;

/** A club that is not in the competition has no page in it. */
export async function isValid({ site, params, query }: Args): Promise<boolean> {
  const team = query.get("team");
  if (!team) return true;
  const teams = readTeams(params.competition, params.season);
  await readParts({ ...site, patienceMs: undefined }, [teams]);
  const known = site.client.getQueryData<Team[]>(teams.queryKey);
  return !known || known.some(({ id }) => String(id) === team);
}

export async function load({ site, params, query }: Args): Promise<Head> {
  const competition = await loadEdition(site, params.competition, params.season);
  const team = query.get("team");
  if (team) {
    const teams = readTeams(competition.id, competition.seasonId);
    await readParts(site, [readTeamMatches(team, competition.seasonId), ...frameParts(competition)]);
    const club = site.client.getQueryData<Team[]>(teams.queryKey)?.find(({ id }) => String(id) === team);
    return clubHead(site, competition, team, club);
  }
  const round = currentRoundOf(competition.rounds);
  if (!round) return emptySeasonHead(site, competition);
  return seasonHead(site, competition, round, await loadRound(site, competition, round));
}
