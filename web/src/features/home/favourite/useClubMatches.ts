import { useQuery } from "@tanstack/react-query";
import { type ApiError, isApiError } from "../../../api/error.ts";
import { readFavouriteMatches } from "../../../api/fan.ts";
import type { Match } from "../../../api/wire.ts";
import type { FavouriteClubs } from "../../../app/favouriteClubs.ts";
import { isLive } from "../../../football/matchState.ts";
import { readTeamMatches, refreshed } from "../../../football/queries.ts";
import { useSession } from "../../../session/useSession.ts";
import { inOrder } from "./matchesOfEach.ts";

/**
 * The matches of somebody's clubs in this season, by date. A fan who is signed in asks once, as themselves; a visitor asks
 * what everybody may ask, club by club, and so does a fan whose own question fails.
 */
export function useClubMatches(clubs: FavouriteClubs, season: number | undefined) {
  const { status } = useSession();
  const asFan = readFavouriteMatches();
  const own = useQuery({
    ...asFan,
    ...refreshed<Match[], ApiError | false>(asFan, (matches) => matches.some(isLive)),
    enabled: status === "in",
  });
  const isPublic = status === "out" || own.isError;
  const [main, second] = clubs;
  const isAsked = isPublic && season !== undefined;
  const ofMain = useQuery({ ...readTeamMatches(String(main?.id), season), enabled: isAsked && main !== undefined });
  const ofSecond = useQuery({
    ...readTeamMatches(String(second?.id), season),
    enabled: isAsked && second !== undefined,
  });
  const lists = isPublic ? [ofMain, ofSecond].slice(0, clubs.length) : [own];
  const isComplete = lists.every(({ data }) => data !== undefined);
  const failed = lists.map(({ error }) => error).find(isApiError);
  const refetch = () => Promise.all(lists.map((query) => query.refetch()));
  return {
    data: isComplete
      ? inOrder(
          lists.flatMap(({ data = [] }) => data),
          clubs,
        )
      : undefined,
    error: isComplete || !failed ? null : failed,
    refetch,
  };
}
