import type { ComponentProps } from "react";
import { crestOf } from "../api/art.ts";
import type { Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { MatchTile, TileSide } from "../ui/MatchTile.tsx";
import { matchPath } from "./matchPath.ts";
import { isAhead, isLive, matchStateOf } from "./matchState.ts";
import { decideEmphasis, decideStatus, describeMatch, kickOffOf, scoreOf } from "./matchWords.ts";

type TileTexts = Pick<Texts, "football" | "format">;

/** A match as a tile of the ticker. */
export function decideMatchTile(match: Match, texts: TileTexts): ComponentProps<typeof MatchTile> {
  const state = matchStateOf(match);
  const status = decideStatus(match, state, texts);
  const [home, away] = decideEmphasis(match, state);
  const score = scoreOf(match);
  const time = isAhead(match) ? kickOffOf(match, texts.format) : undefined;
  const side = (team: Match["homeTeam"], goals: number | undefined, emphasis: string): TileSide => ({
    abbreviation: team.abbreviation,
    crest: crestOf(team),
    score: goals,
    isMuted: emphasis !== "normal",
  });
  return {
    href: matchPath(match),
    label: describeMatch(match, texts),
    status: { tone: status.tone, text: status.text ?? time ?? texts.football.status.undefinedDate },
    corner: decideCorner(match, status, texts),
    home: side(match.homeTeam, score?.home, home),
    away: side(match.awayTeam, score?.away, away),
  };
}

function decideCorner(match: Match, status: ReturnType<typeof decideStatus>, { format }: TileTexts) {
  if (status.chip) return status.chip;
  if (isLive(match)) return status.detail;
  return match.date ? format.weekday(match.date) : undefined;
}

/** Live first, then what is to come, then what is over. */
function orderForTicker(matches: Match[]): Match[] {
  const rank = (match: Match) => {
    if (isLive(match)) return 0;
    const { kind } = matchStateOf(match);
    return kind === "preview" || kind === "lineupsOut" ? 1 : 2;
  };
  return matches.toSorted((a, b) => rank(a) - rank(b));
}

/** In which order the tiles of a round stand, and of when. */
export interface TickerOrder {
  ids: number[];
  readAt: number;
}

/** Whoever comes back after so long looks at the round anew. */
const LONG_MS = 600_000;

/** The order holds while matches begin and end: no tile moves away under a finger. */
export function keepOrder(kept: TickerOrder | undefined, matches: Match[], readAt: number): TickerOrder {
  const isSame = kept?.ids.length === matches.length && matches.every(({ id }) => kept.ids.includes(id));
  if (!isSame || readAt - kept.readAt > LONG_MS) return { ids: orderForTicker(matches).map(({ id }) => id), readAt };
  return kept.readAt === readAt ? kept : { ...kept, readAt };
}
