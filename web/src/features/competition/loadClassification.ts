import { isApiError } from "../../api/error.ts";
import type { CompetitionDetail } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { readStandings, readTeams } from "../../football/queries.ts";
import { isNumbered } from "../../football/rounds.ts";
import { readPositions, readTies } from "../../football/tableQueries.ts";
import { loadEdition, seasonIn } from "./edition.ts";
import { classificationHead } from "./heads.ts";
import { decideTableChoice } from "./tableChoice.ts";
import { tableParts } from "./tableParts.ts";

type Args = PageArgs<"competition">;

async function readChoice({ site, params, query }: Args) {
  const competition = await loadEdition(site, params.competition, seasonIn(query));
  return { competition, choice: decideTableChoice(query, competition) };
}

/** A competition has a table only if the server gives one. A server that is down is another matter: the page says so. */
export async function isValid(args: Args): Promise<boolean> {
  const { competition, choice } = await readChoice(args);
  if (choice.round !== undefined && !hasTableAfter(competition, choice.round)) return false;
  try {
    await args.site.client.ensureQueryData(readStandings(competition.id, competition.seasonId, choice));
    return true;
  } catch (error) {
    return !(isApiError(error) && (error.status === 404 || error.status === 400));
  }
}

/** A round to come has no table yet, and a play-off never has one. */
function hasTableAfter({ rounds }: CompetitionDetail, asked: string): boolean {
  return rounds.some((round) => String(round.number) === asked && round.has_started && isNumbered(round));
}

export async function load(args: Args): Promise<Head> {
  const { competition, choice } = await readChoice(args);
  const { id, seasonId } = competition;
  const table = { competition: id, season: seasonId, live: choice.live, round: choice.round };
  await readParts(args.site, [
    readTeams(id, seasonId),
    ...tableParts(competition, choice),
    readPositions(table),
    ...(choice.type === "overall" ? [readTies(table)] : []),
  ]);
  return classificationHead(args.site, competition, choice);
}
