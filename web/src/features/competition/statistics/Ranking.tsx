import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import type { CompetitionDetail, Round, TeamRef } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import {
  readPitchRatings,
  readSpectators,
  readStadiumRatings,
  readTopPlayers,
  readUsefulTime,
} from "../../../football/figureQueries.ts";
import { leaderRows } from "../../../football/leaderRows.ts";
import { PLAYER_STATISTICS, type PlayerStatistic } from "../../../football/playerStatistics.ts";
import { readTeams } from "../../../football/queries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { RankList, type RankRow } from "../../../ui/RankList.tsx";
import { RankSkeleton } from "../../../ui/RankSkeleton.tsx";
import { readTable } from "../hasTable.ts";
import type { StadiumStatistic, TeamStatistic } from "./catalogue.ts";
import { ratingRows, secondColours, spectatorRows, teamRows, usefulTimeRows } from "./rankRows.ts";

interface Props<Stat> {
  competition: CompetitionDetail;
  stat: Stat;
  /** Of one round only. */
  round?: Round | undefined;
}

/** As many as the specification's longest list has. */
export const RANKING_SIZE = 20;

export function PlayerRanking({ competition, stat, size }: Props<PlayerStatistic> & { size: number }) {
  const texts = useTexts();
  const { id, seasonId } = competition;
  const leaders = useQuery(readTopPlayers(id, seasonId, PLAYER_STATISTICS[stat], size));
  return (
    <Part query={leaders} skeleton={<RankSkeleton label={texts.statistics.loading} rows={size} />}>
      {([list]) => (
        <Ranked label={texts.statistics.players[stat]} rows={list ? leaderRows(list, seasonId, texts) : []} />
      )}
    </Part>
  );
}

export function TeamRanking({ competition, stat, round }: Props<TeamStatistic>) {
  if (stat === "usefulTime") return <UsefulTimeRanking competition={competition} stat={stat} round={round} />;
  return <TableRanking competition={competition} stat={stat} />;
}

function TableRanking({ competition, stat }: Props<Exclude<TeamStatistic, "usefulTime">>) {
  const texts = useTexts();
  const table = useQuery(readTable(competition));
  return (
    <Part query={table} skeleton={<RankSkeleton label={texts.statistics.loading} rows={18} />}>
      {(standings) => (
        <Ranked label={texts.statistics.teams[stat]} rows={teamRows(standings, stat, hrefIn(competition), texts)} />
      )}
    </Part>
  );
}

function UsefulTimeRanking({ competition, round }: Props<"usefulTime">) {
  const texts = useTexts();
  const times = useSilent(readUsefulTime(competition.id, competition.seasonId, round?.number));
  return (
    <SilentlyRanked
      label={texts.statistics.teams.usefulTime}
      rows={times && usefulTimeRows(times, hrefIn(competition), texts)}
    />
  );
}

export function StadiumRanking({ competition, stat, round }: Props<StadiumStatistic>) {
  switch (stat) {
    case "attendance":
    case "occupancy":
      return <SpectatorRanking competition={competition} stat={stat} round={round} />;
    case "stadium":
    case "pitch":
      return <RatingRanking competition={competition} stat={stat} />;
  }
}

function SpectatorRanking({ competition, stat, round }: Props<"attendance" | "occupancy">) {
  const texts = useTexts();
  const { id, seasonId } = competition;
  const { data: teams } = useQuery(readTeams(id, seasonId));
  const list = useSilent(readSpectators(id, seasonId, round?.number));
  return (
    <SilentlyRanked
      label={texts.statistics.stadiums[stat]}
      rows={list && spectatorRows(list, stat, secondColours(teams), texts)}
    />
  );
}

function RatingRanking({ competition, stat }: Props<"stadium" | "pitch">) {
  const texts = useTexts();
  const { id, seasonId } = competition;
  const { data: teams } = useQuery(readTeams(id, seasonId));
  const list = useSilent((stat === "stadium" ? readStadiumRatings : readPitchRatings)(id, seasonId));
  return (
    <SilentlyRanked
      label={texts.statistics.stadiums[stat]}
      rows={list && ratingRows(list, secondColours(teams), texts)}
    />
  );
}

interface RankedProps {
  label: string;
  rows: RankRow[];
}

function SilentlyRanked({ label, rows }: Omit<RankedProps, "rows"> & { rows: RankRow[] | undefined }) {
  const { statistics } = useTexts();
  return rows ? <Ranked label={label} rows={rows} /> : <RankSkeleton label={statistics.loading} rows={18} />;
}

function Ranked({ label, rows }: RankedProps) {
  const { statistics } = useTexts();
  if (rows.length > 0) return <RankList label={label} rows={rows} />;
  return <EmptyState title={statistics.nothingHere} text={statistics.nothingHereText} />;
}

function hrefIn({ id, seasonId }: CompetitionDetail) {
  return (team: Pick<TeamRef, "id" | "name">) => peoplePaths.team(team.id, team.name, id, seasonId);
}
