import { useQuery } from "@tanstack/react-query";
import { currentSeasonOf } from "../../football/currentSeason.ts";
import { readSeasons } from "../../football/queries.ts";

/** The season that is on, if it is known: what is found of others says so. */
export function useCurrentSeason(): number | undefined {
  const { data } = useQuery(readSeasons());
  return currentSeasonOf(data)?.id;
}
