import { emptyOnError } from "../api/contentQueries.ts";
import { read } from "../api/queries.ts";

/** The figures of a competition's season. Those that the specification wants silent are empty when they fail. */

type Season = number | string;
/** A round's number; without one, all rounds. */
type Filter = number | undefined;

const edition = (competition: string, season: Season) => ({ competition, season: String(season) });
const filtered = (round: Filter) => (round === undefined ? {} : { filter: String(round) });

export const readTopPlayers = (competition: string, season: Season, statId: number, size: number) =>
  read("/api/v2/competition/top/players", { ...edition(competition, season), statId: [statId], size });

/** The same for several statistics at once, in the order asked. */
export const readLeaders = (competition: string, season: Season, statIds: number[], size: number) =>
  read("/api/v2/competition/top/players", { ...edition(competition, season), statId: statIds, size });

/** One round in figures. */
export const readRoundStatistics = (competition: string, season: Season, round: number) =>
  read("/api/v1/competition/matchweek/{round}/statistics", { ...edition(competition, season), round: String(round) });

/** Every round in figures, in playing order. */
export const readRoundsFigures = (competition: string, season: Season) =>
  read("/api/v1/competition/rounds/statistics", edition(competition, season));

export const readStadiumRatings = (competition: string, season: Season) =>
  emptyOnError(read("/api/v1/competition/stadiums/rating", edition(competition, season)), []);

export const readPitchRatings = (competition: string, season: Season) =>
  emptyOnError(read("/api/v1/competition/pitch/ratings", edition(competition, season)), []);

export const readSpectators = (competition: string, season: Season, round?: Filter) =>
  emptyOnError(
    read("/api/v1/competition/spectators/statistics", { ...edition(competition, season), ...filtered(round) }),
    [],
  );

/** How long the ball was in play, by team. */
export const readUsefulTime = (competition: string, season: Season, round?: Filter) =>
  emptyOnError(read("/api/v1/competition/usefultime", { ...edition(competition, season), ...filtered(round) }), []);

export const readNominations = (competition: string, season: Season, round: number) =>
  read("/api/v1/competition/round/{round}/nominations", { ...edition(competition, season), round: String(round) });
