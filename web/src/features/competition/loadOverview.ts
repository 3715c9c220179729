import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { readTeams } from "../../football/queries.ts";
import { loadEdition, seasonIn } from "./edition.ts";
import { overviewHead } from "./heads.ts";
import { tableParts } from "./tableParts.ts";

export async function load({ site, params, query }: PageArgs<"competition">): Promise<Head> {
  const competition = await loadEdition(site, params.competition, seasonIn(query));
  const { id, seasonId, hasMatchesLive } = competition;
  const table = competition.format === "league" ? { type: "overall" as const, live: hasMatchesLive } : undefined;
  await readParts(site, [readTeams(id, seasonId), ...tableParts(competition, table)]);
  return overviewHead(site, competition);
}
