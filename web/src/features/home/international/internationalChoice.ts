import type { Competition, CompetitionDetail, Round, Season } from "../../../api/wire.ts";
import { type PageQuery, paths } from "../../../app/paths.ts";
import { currentRoundOf, findRound } from "../../../football/rounds.ts";

/** What of the competitions abroad is asked for, as the address says it. */
export interface InternationalChoice {
  season: Season;
  /** The competitions that are played for a title: friendlies are none. */
  competitions: Competition[];
  /** Only matches of our clubs. */
  isDomestic: boolean;
  /** Another round than the one that is on, of one of the competitions. */
  other?: { competition: string; round: string } | undefined;
}

/** Nothing where the address names a season or a competition that there is not. */
export function decideChoice(query: URLSearchParams, seasons: Season[]): InternationalChoice | undefined {
  const asked = query.get("season");
  const season = asked
    ? seasons.find(({ id }) => String(id) === asked)
    : (seasons.find(({ current }) => current) ?? seasons[0]);
  if (!season) return undefined;
  const competitions = season.competitions.filter(({ isEuropean }) => isEuropean);
  const [competition, round] = [query.get("competition"), query.get("round")];
  if (competition && !competitions.some(({ id }) => id === competition)) return undefined;
  return {
    season,
    competitions,
    isDomestic: query.get("type") === "domestic",
    other: competition && round ? { competition, round } : undefined,
  };
}

/** The address of a choice; the season that is on and the usual filter are not named. */
export function internationalAddress({ season, isDomestic, other }: InternationalChoice, more: PageQuery = {}): string {
  return paths.international({
    season: season.current ? undefined : season.id,
    type: isDomestic ? "domestic" : undefined,
    competition: other?.competition,
    round: other?.round,
    ...more,
  });
}

/** The round that is shown of a competition: the one that is on, or the one asked for. */
export function roundOf(
  { id, rounds }: Pick<CompetitionDetail, "id" | "rounds">,
  { other }: InternationalChoice,
): Round | undefined {
  return other?.competition === id ? findRound(rounds, other.round) : currentRoundOf(rounds);
}
