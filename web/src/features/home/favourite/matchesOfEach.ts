import type { Match } from "../../../api/wire.ts";
import type { FavouriteClub, FavouriteClubs } from "../../../app/favouriteClubs.ts";
import { matchesAhead } from "../../../football/matchesAround.ts";
import { isLive, isOver } from "../../../football/matchState.ts";

const isOf = ({ homeTeam, awayTeam }: Match, { id }: FavouriteClub) => id === homeTeam.id || id === awayTeam.id;

/** The matches of some clubs by date, those without any last; one between two of them is in the lists of both. */
export function inOrder(matches: Match[], clubs: FavouriteClubs): Match[] {
  const once = [...new Map(matches.map((match) => [match.id, match])).values()];
  const dayOf = ({ date }: Match) => date ?? "9999";
  return once
    .filter((match) => clubs.some((club) => isOf(match, club)))
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

/** What is on, was last and comes next of each club; where two of them meet, once. */
export function matchesOfEach(matches: Match[], clubs: FavouriteClubs): Match[] {
  const shown = new Set(
    clubs.flatMap((club) => {
      const own = matches.filter((match) => isOf(match, club));
      return [...own.filter(isLive), ...own.filter(isOver).slice(-1), ...matchesAhead(own).slice(0, 1)];
    }),
  );
  return matches.filter((match) => shown.has(match));
}
