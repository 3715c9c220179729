import type { QueryKey } from "@tanstack/react-query";
import { readVideos } from "../../api/videos.ts";
import type { Site } from "../../app/site.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { PLAYER_STATISTICS } from "../../football/playerStatistics.ts";
import { readRoundMatches, readStandings, readTeamMatches, readTeams } from "../../football/queries.ts";
import { roundsAround } from "../../football/rounds.ts";
import { readPositions } from "../../football/tableQueries.ts";
import { readSquad, readTeamLeaders, readTeamStatistics, readTeamsHistory } from "../../football/teamQueries.ts";
import { clubTagOf } from "./news/clubTag.ts";
import { FEW_NEWS, readTeamNews } from "./news/teamNews.ts";
import { FEW_LEADERS, MANY_LEADERS } from "./statistics/leaders.ts";
import type { Team } from "./team.ts";
import type { TeamView } from "./teamView.ts";

interface PartQuery {
  queryKey: QueryKey;
}

/** What is read before a tab is shown, beside what every tab needs. */
export function partsOf(team: Team, view: TeamView, site: Site): PartQuery[] {
  const { info, competition, season } = team;
  const { id } = info;
  const statistics = readTeamStatistics(id, season, competition.id);
  switch (view.tab) {
    case "overview":
      return [
        readTeamMatches(String(id), season),
        readSquad(id, season),
        statistics,
        ...tableParts(team),
        readTeamNews(team, site, { page: 1, size: FEW_NEWS }),
      ];
    case "matches":
      return [readTeamMatches(String(id), season)];
    case "squad":
      return [readSquad(id, season)];
    case "statistics":
      return view.stat
        ? [readTeamLeaders(id, season, competition.id, PLAYER_STATISTICS[view.stat], MANY_LEADERS)]
        : [statistics, readTeamLeaders(id, season, competition.id, PLAYER_STATISTICS.goals, FEW_LEADERS)];
    case "standings":
      return [...tableParts(team), ...roundParts(team), readPositions({ ...tableOf(team) })];
    case "club":
      return [];
    case "news":
      return [readTeamNews(team, site, view)];
    case "videos":
      return [readVideos(site.language, { tags: [clubTagOf(info)] })];
    case "compare":
      return [
        readTeams(competition.id, season),
        ...tableParts(team),
        statistics,
        ...(view.with ? [readTeamStatistics(view.with, season, competition.id), readTeamsHistory(id, view.with)] : []),
      ];
  }
}

/** The table as it stands. */
export function readTable({ competition, season }: Team) {
  return readStandings(competition.id, season, { live: competition.hasMatchesLive });
}

export function tableOf({ competition, season }: Team) {
  return { competition: competition.id, season, live: competition.hasMatchesLive };
}

function tableParts(team: Team): PartQuery[] {
  return mayHaveTable(team.competition.rounds) ? [readTable(team)] : [];
}

/** Who plays now and next, for the table. */
function roundParts({ competition, season }: Team): PartQuery[] {
  const { current, next } = roundsAround(competition.rounds);
  return [current, next].flatMap((round) => (round ? [readRoundMatches(competition.id, season, round.number)] : []));
}
