import { useQuery } from "@tanstack/react-query";
import { useSite } from "../../../app/SiteContext.tsx";
import { type FeedLinks, feedLinks, feedOrigin, teamFeedPath } from "../../../football/feeds.ts";
import { readSeasons } from "../../../football/queries.ts";
import type { Team } from "../team.ts";

/** The calendar of a club's matches. It follows the season that runs: one that is over has none. */
export function useTeamFeed({ info, season }: Team): FeedLinks | undefined {
  const { language } = useSite();
  const { data: seasons } = useQuery(readSeasons());
  const isCurrent = seasons?.some(({ id, current }) => current && id === season) ?? false;
  const origin = feedOrigin(info.competitions);
  return isCurrent && origin ? feedLinks(origin, teamFeedPath(info.id), language) : undefined;
}
