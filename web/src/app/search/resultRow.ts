import { crestOf } from "../../api/art.ts";
import { photoOf } from "../../api/portraits.ts";
import type { Match, SearchResult } from "../../api/wire.ts";
import { isAhead, isLive, matchStateOf } from "../../football/matchState.ts";
import { decideStatus, kickOffOf, scoreOf } from "../../football/matchWords.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { ResultItem, ResultPicture } from "../../ui/ResultRow.tsx";
import { hrefOfResult } from "./hrefOfResult.ts";
import { isKind, type Kind } from "./kinds.ts";
import { dayWithYear, kindInWords } from "./words.ts";

type RowTexts = Pick<Texts, "search" | "football" | "format">;

interface Options {
  /** Matches of other seasons say their year. */
  currentSeason?: number | undefined;
}

/** Something that was found, as a row; nothing where it has no page. */
export function decideResultRow(result: SearchResult, texts: RowTexts, { currentSeason }: Options = {}) {
  const href = hrefOfResult(result, currentSeason);
  if (!href || !isKind(result.type)) return undefined;
  const { type: kind, id, titleParts, subtitle, date, kitNumber, match } = result;
  const item: ResultItem = {
    key: `${kind} ${id}`,
    href,
    picture: pictureOf(kind, result),
    title: titleParts,
  };
  if (match) return { ...item, ...matchLine(match, subtitle, texts, currentSeason) };
  if (typeof kitNumber === "number") {
    const end = { kind: "text" as const, text: String(kitNumber), label: texts.search.number(kitNumber) };
    return { ...item, detail: subtitle ?? undefined, end };
  }
  return { ...item, detail: subtitle ?? writtenLine(kind, date, texts) };
}

/** What it is, and of when. */
function writtenLine(kind: Kind, date: string | null | undefined, texts: RowTexts): string {
  return [kindInWords(kind, texts), date && dayWithYear(date, texts)].filter(Boolean).join(", ");
}

/** How a match stands: in play, with its day and hour, or what became of it. */
function matchLine(
  match: Match,
  competition: string | null | undefined,
  texts: RowTexts,
  currentSeason: number | undefined,
): Pick<ResultItem, "status" | "detail" | "end"> {
  const state = matchStateOf(match);
  const { tone, text, detail } = decideStatus(match, state, texts);
  const score = isAhead(match) ? undefined : scoreOf(match);
  const isMarked = (tone === "live" || tone === "warn") && text !== undefined;
  const isFormer = currentSeason !== undefined && match.season !== currentSeason;
  const day = match.date && (isFormer ? dayWithYear(match.date, texts) : texts.format.day(match.date));
  const when = [day ?? text, isAhead(match) ? kickOffOf(match, texts.format) : undefined];
  const how = state.kind === "finished" ? detail : undefined;
  return {
    status: isMarked ? { tone, text } : undefined,
    detail: [...(isMarked ? [] : when), how, competition].filter(Boolean).join(", "),
    end: score && { kind: "score", text: `${score.home}–${score.away}`, isLive: isLive(match) },
  };
}

function pictureOf(kind: Kind, { image, team, match, competition }: SearchResult): ResultPicture {
  const photo = photoOf(image);
  if (match) return { kind: "pair", home: crestOf(match.homeTeam), away: crestOf(match.awayTeam) };
  if (kind === "team" && team) return { kind: "crest", src: crestOf(team) };
  if (kind === "competition" && competition) return { kind: "emblem", src: competition.logo };
  if (photo) return { kind: isPerson(kind) ? "portrait" : "art", src: photo };
  return { kind: "icon", name: isPerson(kind) ? "person" : kind === "team" ? "shield" : "file" };
}

function isPerson(kind: Kind) {
  return kind === "player" || kind === "coach" || kind === "referee" || kind === "delegate" || kind === "observer";
}
