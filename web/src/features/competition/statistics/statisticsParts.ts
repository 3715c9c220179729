import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import {
  readPitchRatings,
  readRoundsFigures,
  readSpectators,
  readStadiumRatings,
  readTopPlayers,
  readUsefulTime,
} from "../../../football/figureQueries.ts";
import { PLAYER_STATISTICS } from "../../../football/playerStatistics.ts";
import type { ViewChoice } from "../viewChoice.ts";
import { RANKING_SIZE } from "./Ranking.tsx";

/** All that the statistics tab is made of, beside what every tab reads. */
export function statisticsParts(
  { id, seasonId, main_stats }: CompetitionDetail,
  { statistic, round }: Extract<ViewChoice, { tab: "statistics" }>,
): { queryKey: QueryKey }[] {
  if (main_stats.matches === 0) return [];
  const rounds = readRoundsFigures(id, seasonId);
  switch (statistic.type) {
    case "players":
      return [rounds, readTopPlayers(id, seasonId, PLAYER_STATISTICS[statistic.stat], RANKING_SIZE)];
    case "teams":
      return [
        rounds,
        readUsefulTime(id, seasonId),
        ...(statistic.stat === "usefulTime" && round ? [readUsefulTime(id, seasonId, round.number)] : []),
      ];
    case "stadiums":
      switch (statistic.stat) {
        case "attendance":
        case "occupancy":
          return [rounds, readSpectators(id, seasonId), ...(round ? [readSpectators(id, seasonId, round.number)] : [])];
        case "stadium":
          return [rounds, readSpectators(id, seasonId), readStadiumRatings(id, seasonId)];
        case "pitch":
          return [rounds, readSpectators(id, seasonId), readPitchRatings(id, seasonId)];
      }
  }
}
