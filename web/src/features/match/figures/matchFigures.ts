import type { MatchDynamic } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Figure } from "../../../ui/Figures.tsx";
import type { Stat } from "../../../ui/StatBars.tsx";

/** The figures of a match, both sides beside each other. */
export function statsOf({ stats }: Pick<MatchDynamic, "stats">, { format }: Pick<Texts, "format">): Stat[] {
  return stats.map(({ statisticTypeId, label, homeValue, awayValue, isPercentage }) => {
    const figure = (value: number) => ({ text: `${format.number(value)}${isPercentage ? "%" : ""}`, value });
    return { key: String(statisticTypeId), label, home: figure(homeValue), away: figure(awayValue) };
  });
}

export interface Times {
  usefulTime: MatchDynamic["usefulTime"] | undefined;
  duration: MatchDynamic["duration"] | undefined;
}

/** How long the ball was in play, and how long the parts of the match were. */
export function timesOf({ usefulTime, duration }: Times, { format, match }: Pick<Texts, "format" | "match">): Figure[] {
  const { statistics } = match;
  const useful = usefulTime && {
    key: "useful",
    label: statistics.useful,
    value: usefulTime.percentage
      ? statistics.usefulOf(usefulTime.time, format.number(usefulTime.percentage, 0))
      : usefulTime.time,
  };
  const lasted = (key: "firstHalf" | "secondHalf" | "extraTime") => {
    const value = duration?.[key];
    return value ? { key, label: statistics[key], value } : undefined;
  };
  return [useful, lasted("firstHalf"), lasted("secondHalf"), lasted("extraTime")].filter(
    (time) => time !== null && time !== undefined,
  );
}
