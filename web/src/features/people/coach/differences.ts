import { crestOf } from "../../../api/art.ts";
import type { CoachMatch } from "../../../api/wire.ts";
import { isLive } from "../../../football/matchState.ts";
import { scoreOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Difference } from "../../../ui/DifferenceChart.tsx";

/** As many as the chart has room for. */
const MOST = 20;

export interface Differences {
  columns: Difference[];
  rows: { key: string; cells: string[] }[];
  won: number;
  drawn: number;
  lost: number;
}

/** By how many goals he was ahead or behind in his last matches, the earliest first. */
export function decideDifferences(
  matches: CoachMatch[],
  { coach, format }: Pick<Texts, "coach" | "format">,
): Differences {
  const last = matches
    .flatMap((match) => differenceOf(match) ?? [])
    .slice(0, MOST)
    .reverse();
  const count = (fits: (value: number) => boolean) => last.filter(({ value }) => fits(value)).length;
  return {
    columns: last.map(({ match, rival, value }) => ({
      key: String(match.id),
      value,
      text: format.signed(value),
      crest: crestOf(rival),
      isLive: isLive(match),
    })),
    rows: last.map(({ match, value, score }) => ({
      key: String(match.id),
      cells: [
        match.date ? format.day(match.date) : "–",
        `${match.homeTeam.name} ${score.home}–${score.away} ${match.awayTeam.name}`,
        isLive(match) ? `${format.signed(value)} (${coach.chart.live})` : format.signed(value),
      ],
    })),
    won: count((value) => value > 0),
    drawn: count((value) => value === 0),
    lost: count((value) => value < 0),
  };
}

function differenceOf(match: CoachMatch) {
  const score = scoreOf(match);
  if (!score) return undefined;
  const isHome = match.homeTeam.id === match.team;
  const value = isHome ? score.home - score.away : score.away - score.home;
  return { match, score, value, rival: isHome ? match.awayTeam : match.homeTeam };
}
