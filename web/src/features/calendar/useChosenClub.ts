import { useQuery } from "@tanstack/react-query";
import type { TeamRef } from "../../api/wire.ts";
import type { CalendarChoice } from "./calendarChoice.ts";
import { readCalendarTeams } from "./queries.ts";

/** The club that is chosen, whether or not it is in the competition that is chosen beside it. */
export function useChosenClub({ season, team }: CalendarChoice): TeamRef | undefined {
  const { data: teams } = useQuery({ ...readCalendarTeams(season.id), enabled: team !== undefined });
  return team === undefined ? undefined : teams?.find(({ id }) => String(id) === team);
}
