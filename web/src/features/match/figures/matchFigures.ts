import type { MatchDynamic } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Stat } from "../../../ui/StatBars.tsx";

/** The figures of a match, both sides beside each other. */
export function statsOf({ stats }: Pick<MatchDynamic, "stats">, { format }: Pick<Texts, "format">): Stat[] {
  return stats.map(({ statisticTypeId, label, homeValue, awayValue, isPercentage }) => {
    const figure = (value: number) => ({ text: `${format.number(value)}${isPercentage ? "%" : ""}`, value });
    return { key: String(statisticTypeId), label, home: figure(homeValue), away: figure(awayValue) };
  });
}
