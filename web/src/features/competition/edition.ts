import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import type { CompetitionDetail, Season } from "../../api/wire.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";

/** A competition in one season: what every page here is about, and the only thing that none of them can do without. */

export async function loadEdition(site: Site, id: string, season: string | undefined): Promise<CompetitionDetail> {
  const competition = site.client.ensureQueryData(readCompetition(id, season));
  await Promise.all([competition, readParts(site, [readSeasons()])]);
  return competition;
}

/** Whether the competition was read before: its page is open, or was. */
export function isEditionKnown({ client }: Site, id: string, season: string | undefined): boolean {
  return client.getQueryData(readCompetition(id, season).queryKey) !== undefined;
}

export function useEdition(): CompetitionDetail {
  const { competition: id = "", season } = useParams();
  const { search } = useLocation();
  const { data, error } = useQuery(readCompetition(id, season ?? seasonIn(new URLSearchParams(search))));
  if (!data) throw error ?? new Error("the competition was not read before its page was shown");
  return data;
}

export function seasonIn(query: URLSearchParams): string | undefined {
  return query.get("season") || undefined;
}

export function seasonQueryIn(site: Site, competition: CompetitionDetail): { season?: number } {
  return seasonQuery(competition, seasonsIn(site));
}

/** As far as they are known: every page reads them before it says something of itself. */
export function seasonsIn({ client }: Site): Season[] | undefined {
  return client.getQueryData<Season[]>(readSeasons().queryKey);
}
