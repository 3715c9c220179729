import { crestOf } from "../../../api/art.ts";
import type { Official, OfficialMatch, OfficialSeason } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { CardColumn } from "../../../ui/CardStack.tsx";
import type { CareerRow } from "../../../ui/CareerTable.tsx";
import type { BandFigure } from "../../../ui/FigureBand.tsx";
import type { MarkBar } from "../../../ui/MarkBars.tsx";
import { hrefOfOfficial, type OfficialAddress } from "./officialAddress.ts";

type Said = Pick<Texts, "official" | "format">;

/** A season in figures; none before the first match with a result. */
export function officialFigures({ stats }: Pick<Official, "stats">, { official, format }: Said): BandFigure[] {
  if (stats.matches === 0) return [];
  const { figures } = official;
  const { averageUsefulTime: useful, averagePercentage: share } = stats;
  return [
    { key: "time", value: hoursOf(stats.totalTime), label: figures.totalTime },
    ...(useful ? [{ key: "useful", value: useful, label: figures.usefulTime }] : []),
    ...(share == null ? [] : [{ key: "share", value: `${format.number(share)}%`, label: figures.share }]),
    { key: "yellow", value: format.number(stats.yellowCards), label: figures.yellow },
    { key: "second", value: format.number(stats.doubleYellowCards), label: figures.secondYellow },
    { key: "red", value: format.number(stats.redCards), label: figures.red },
  ];
}

/** "1154:06" in minutes and seconds → "19:14" in hours and minutes. */
export function hoursOf(time: string): string {
  const minutes = Number(time.split(":", 1)[0]);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The matches that his figures are of, the earliest first: those he refereed, or else all. */
export function countedMatches(matches: OfficialMatch[]): OfficialMatch[] {
  const played = matches.filter(({ homeGoals }) => typeof homeGoals === "number");
  const refereed = played.filter(({ duty }) => duty === "main");
  return (refereed.length > 0 ? refereed : played).toReversed();
}

export function cardColumns(matches: OfficialMatch[], { official }: Said): CardColumn[] {
  return matches.map(({ id, round, yellowCards, doubleYellowCards, redCards }) => ({
    key: String(id),
    label: official.roundShort(round),
    yellow: yellowCards,
    secondYellow: doubleYellowCards,
    red: redCards,
  }));
}

function nameOfLicence(
  { kind }: OfficialAddress,
  category: string | null | undefined,
  words: Texts["official"],
): string {
  const code = codeOf(category);
  return code ? words.category(code) : words.kinds[kind];
}

/** As many as a column beside the rest has room for. */
const MOST_BARS = 15;

/** How long the ball was in play in the last matches; only of matches that have been measured. */
export function usefulBars(matches: OfficialMatch[], { official, format }: Said): MarkBar[] {
  const bars = matches.flatMap(({ id, round, homeTeam, awayTeam, usefulTime }) => {
    const share = usefulTime?.percentage;
    if (share == null) return [];
    return {
      key: String(id),
      label: official.roundShort(round),
      name: `${homeTeam.name} – ${awayTeam.name}`,
      crests: [crestOf(homeTeam), crestOf(awayTeam)],
      value: share,
      text: `${format.number(share)}%`,
    };
  });
  return bars.slice(-MOST_BARS);
}

/** A category by its code ("C1"); some kinds have none, and repeat their own name instead. */
export function codeOf(category: string | null | undefined): string | undefined {
  return category && /\d/.test(category) ? category : undefined;
}

/** His seasons, newest first. */
export function historyRows(
  address: OfficialAddress,
  history: OfficialSeason[],
  { official, format }: Said,
): CareerRow[] {
  return history.map(({ season, label, category, footballAssociation, stats }) => ({
    key: String(season),
    season: label,
    club: {
      name: nameOfLicence(address, category, official),
      href: hrefOfOfficial({ ...address, season }, "season"),
    },
    note: footballAssociation ?? undefined,
    cells: [
      format.number(stats.matches),
      stats.averagePercentage == null ? "–" : `${format.number(stats.averagePercentage)}%`,
      format.number(stats.yellowCards),
      format.number(stats.doubleYellowCards + stats.redCards),
    ],
  }));
}
