import type { QueryKey } from "@tanstack/react-query";
import type { CompetitionDetail, Match, MatchDynamic, MatchStatic } from "../../api/wire.ts";
import { hasKnockOut } from "../../football/knockOut.ts";
import { matchStateOf } from "../../football/matchState.ts";
import type { Language } from "../../i18n/language.ts";
import { beforeParts } from "./before/beforeParts.ts";
import { correctionParts } from "./corrections/correctionParts.ts";
import { historyParts } from "./history/historyParts.ts";
import { informationParts } from "./information/informationParts.ts";
import { isAbroad, type MatchAddress } from "./matchAddress.ts";
import { readMatchNews } from "./news/matchNews.ts";
import { readFormations, readMatchTie } from "./queries.ts";
import { readRound } from "./roundQuery.ts";

interface PartQuery {
  queryKey: QueryKey;
}

/** Which sections a match has in the state that it is in. */
export function sectionsOf(match: Pick<Match, "status" | "subStatus">) {
  const { kind } = matchStateOf(match);
  const isAhead = kind === "preview" || kind === "lineupsOut" || kind === "postponed";
  const isPlayed = !isAhead && kind !== "cancelled" && kind !== "unknown";
  return { isAhead, isPlayed, isOver: kind === "finished" || kind === "ended", kind };
}

/** A match of a knock-out round belongs to a tie. */
export function hasTie(address: MatchAddress, competition: CompetitionDetail | undefined): boolean {
  const round = competition?.rounds.find(({ number }) => String(number) === address.round);
  return !isAbroad(address) && competition !== undefined && hasKnockOut(competition) && round?.matchweekTypeId === 3;
}

interface Known {
  match: MatchStatic;
  now: MatchDynamic;
  competition: CompetitionDetail | undefined;
  language: Language;
}

/** What is read before the page is shown, beside the match itself. */
export function partsOf(address: MatchAddress, { match, now, competition, language }: Known): PartQuery[] {
  const { isAhead, isOver, kind } = sectionsOf(now);
  const round = readRound(address, competition, match.round);
  return [
    ...(round ? [round] : []),
    ...(hasTie(address, competition) ? [readMatchTie(address)] : []),
    ...(isAhead ? beforeParts(address, match, competition) : []),
    ...(kind === "cancelled" ? [] : [readFormations(address)]),
    ...historyParts(address, match),
    ...informationParts(address, match, { language, isOver }),
    ...correctionParts(address, now),
    readMatchNews(match, language),
  ];
}
