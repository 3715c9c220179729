import { useQuery } from "@tanstack/react-query";
import type { TeamRef } from "../../api/wire.ts";
import { useFavouriteClubs } from "../../app/favouriteClubs.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { readCalendarTeams } from "./queries.ts";

/** Those of somebody's clubs that play in what is chosen, the main one first. */
export function useMyClubs({ season, competition }: CalendarChoice): TeamRef[] {
  const clubs = useFavouriteClubs();
  const { data: teams = [] } = useQuery(readCalendarTeams(season.id, competition?.id));
  return clubs.flatMap((club) => teams.find(({ id }) => id === club.id) ?? []);
}
