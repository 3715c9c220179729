import { read } from "../../api/queries.ts";
import type { Formations, MatchDynamic, MatchStatic, MatchTie } from "../../api/wire.ts";
import { isLive } from "../../football/matchState.ts";
import { refreshed } from "../../football/queries.ts";
import { isAbroad, type MatchAddress } from "./matchAddress.ts";

const placed = ({ season, competition, round, id }: MatchAddress) => ({ competition, season, round, fixture: id });

/** What does not change while a match is played. A match abroad is asked for by its number, and comes whole. */
export const readMatchStatic = (address: MatchAddress) => {
  const query = isAbroad(address)
    ? read("/api/v1/international/match/{id}/detail", { id: address.id })
    : read("/api/v1/match/info/static", placed(address));
  return refreshed<MatchStatic>(query, () => false);
};

/** What changes; whoever comes back to the page gets the latest at once. */
export const readMatchDynamic = (address: MatchAddress) => {
  const query = isAbroad(address)
    ? read("/api/v1/international/match/{id}/dynamic", { id: address.id })
    : read("/api/v1/match/info/dynamic", placed(address));
  return { ...refreshed<MatchDynamic>(query, isLive), refetchOnWindowFocus: "always" as const };
};

/** Told an hour before a match, and now and then changed until it begins. */
export const readFormations = (address: MatchAddress) => {
  const query = isAbroad(address)
    ? read("/api/v1/international/match/{id}/formations", { id: address.id })
    : read("/api/v1/match/formations", placed(address));
  return refreshed<Formations>(query, () => false);
};

/** The matches between the two clubs. */
export const readHistory = (
  address: MatchAddress,
  { homeTeam, awayTeam }: Pick<MatchStatic, "homeTeam" | "awayTeam">,
) =>
  isAbroad(address)
    ? read("/api/v1/international/match/{id}/teams/history", { id: address.id })
    : read("/api/v1/match/teams/history", { home: homeTeam.id, away: awayTeam.id });

export const readCorrections = (address: MatchAddress) =>
  isAbroad(address)
    ? read("/api/v1/international/match/{id}/corrections", { id: address.id })
    : read("/api/v1/match/corrections", placed(address));

export const readClimate = (address: MatchAddress) => read("/api/v1/match/climate", placed(address));

export const readMvp = (address: MatchAddress) => read("/api/v1/match/mvp", placed(address));

export const readAbsences = (address: MatchAddress) => read("/api/v1/match/absences", placed(address));

/** The ground of the home side, which need not be the one that is played on. */
export const readHomeGround = ({ season, competition }: MatchAddress, { homeTeam }: Pick<MatchStatic, "homeTeam">) =>
  read("/api/v1/team/{id}/stadium", { id: homeTeam.id, season, competition });

/** The tie that a match of a knock-out round belongs to; fresh while one of its matches is on. */
export const readMatchTie = (address: MatchAddress) =>
  refreshed<MatchTie>(read("/api/v1/match/tie", placed(address)), ({ tie }) => tie.state === "live");

/** Where a match belongs, for whoever knows only its number. */
export const readPlace = (id: number) => read("/api/v1/match/{id}", { id });

/** A query that the page itself keeps fresh, for those of its parts that look on. */
export const lookedAt = <Query extends object>(query: Query) => ({
  ...query,
  refetchInterval: false as const,
  staleTime: Number.POSITIVE_INFINITY,
});
