import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail, Season } from "../../../api/wire.ts";
import { readBracket } from "../../../football/bracketQueries.ts";
import {
  readRoundStatistics,
  readRoundsFigures,
  readSpectators,
  readTopPlayers,
} from "../../../football/figureQueries.ts";
import { groupRounds } from "../../../football/groupMatches.ts";
import { hasKnockOut } from "../../../football/knockOut.ts";
import { mayHaveTable } from "../../../football/mayHaveTable.ts";
import { PLAYER_STATISTICS } from "../../../football/playerStatistics.ts";
import { readRoundMatches } from "../../../football/queries.ts";
import { roundsAround } from "../../../football/rounds.ts";
import type { Language } from "../../../i18n/language.ts";
import { FEW_NEWS, readCompetitionNews } from "../news/competitionNews.ts";
import { LEADERS } from "./OverviewStatistics.tsx";
import { lastPlayedOf } from "./roundsShown.ts";

/** All that the overview is made of, beside what every tab reads. */
export function overviewParts(
  competition: CompetitionDetail,
  seasons: Season[] | undefined,
  language: Language,
  group?: string | undefined,
): { queryKey: QueryKey }[] {
  const { id, seasonId, rounds, format, main_stats } = competition;
  const { current, next } = roundsAround(rounds);
  const played = current && lastPlayedOf(rounds, current);
  const shown = new Set([current, mayHaveTable(rounds) && next, format === "tournament" && played]);
  if (group) for (const round of groupRounds(competition)) shown.add(round);
  return [
    ...(hasKnockOut(competition) ? [readBracket(id, seasonId)] : []),
    ...[...shown].flatMap((round) => (round ? [readRoundMatches(id, seasonId, round.number)] : [])),
    ...(played ? [readRoundStatistics(id, seasonId, played.number)] : []),
    ...(main_stats.matches > 0
      ? [
          readTopPlayers(id, seasonId, PLAYER_STATISTICS.goals, LEADERS),
          readRoundsFigures(id, seasonId),
          readSpectators(id, seasonId),
        ]
      : []),
    readCompetitionNews(competition, seasons, language, { page: 1, size: FEW_NEWS }),
  ];
}
