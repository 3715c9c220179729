import { useQuery } from "@tanstack/react-query";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readSeasons } from "../../football/queries.ts";
import { paths } from "../paths.ts";

/** Where the clubs of the first league are, if it is known: the way out when nothing was found. */
export function useClubsHref(): string | undefined {
  const { data } = useQuery(readSeasons());
  const competition = decideCompetition(currentSeasonOf(data)?.competitions ?? [], undefined);
  return competition && paths.competition(competition.id, { tab: "teams" });
}
