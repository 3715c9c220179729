import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { leaderRows } from "../../../football/leaderRows.ts";
import { PLAYER_STATISTICS, type PlayerStatistic } from "../../../football/playerStatistics.ts";
import { readTeamLeaders } from "../../../football/teamQueries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { RankList } from "../../../ui/RankList.tsx";
import { RankSkeleton } from "../../../ui/RankSkeleton.tsx";
import type { Team } from "../team.ts";

interface Props {
  team: Team;
  stat: PlayerStatistic;
  size: number;
}

/** The club's best in one statistic, in the competition that is shown. */
export function Leaders({ team, stat, size }: Props) {
  const texts = useTexts();
  const { statistics } = texts;
  const { info, season, competition } = team;
  const query = useQuery(readTeamLeaders(info.id, season, competition.id, PLAYER_STATISTICS[stat], size));
  return (
    <Part query={query} skeleton={<RankSkeleton label={statistics.loading} rows={Math.min(size, 8)} />}>
      {([list]) => {
        const rows = list ? leaderRows(list, season, texts).filter(({ value }) => value !== "0") : [];
        if (rows.length === 0) return <EmptyState title={statistics.nothingHere} text={statistics.nothingHereText} />;
        // Everybody here is of one club: his own is not said in every row.
        return <RankList label={statistics.players[stat]} rows={rows.map((row) => ({ ...row, detail: undefined }))} />;
      }}
    </Part>
  );
}
