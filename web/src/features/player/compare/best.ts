import type { QueryClient } from "@tanstack/react-query";
import type { Player, PlayerStatistics, Season } from "../../../api/wire.ts";
import { readTopPlayers } from "../../../football/figureQueries.ts";
import { readPlayerStatistics } from "../../../football/playerQueries.ts";
import { PLAYER_STATISTICS } from "../../../football/playerStatistics.ts";
import { readSeasons } from "../../../football/queries.ts";

const BEST = 8;

/** Whom one may want to compare a player with: the best of his competition, of goalkeepers the best at saving. */
export function bestQuery(player: Player, competition: string) {
  const { saves, goals } = PLAYER_STATISTICS;
  return readTopPlayers(competition, player.season, player.positionKey === "goalkeeper" ? saves : goals, BEST);
}

/** The competition that the best are of: the first that he plays in, else the season's first. */
export function bestIn(
  { season }: Pick<Player, "season">,
  figures: PlayerStatistics | undefined,
  seasons: Season[] | undefined,
): string | undefined {
  return figures?.competitions[0]?.competition ?? seasons?.find(({ id }) => id === season)?.competitions[0]?.id;
}

/** As far as it is known what to ask for. */
export function readBest(client: QueryClient, player: Player) {
  const figures = readPlayerStatistics({ id: player.id, season: player.season, team: player.team.id });
  const competition = bestIn(
    player,
    client.getQueryData<PlayerStatistics>(figures.queryKey),
    client.getQueryData<Season[]>(readSeasons().queryKey),
  );
  return competition ? bestQuery(player, competition) : undefined;
}
