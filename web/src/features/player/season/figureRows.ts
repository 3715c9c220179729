import type { PlayerStatistics } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";

/** What is counted by match or is time itself says nothing per ninety minutes. */
const NOT_PER_90: ReadonlySet<string> = new Set(["appearances", "starts", "playedMinutes", "cleanSheets"]);

/** What happened at least once, with how often in ninety minutes on the pitch. */
export function figureRows(
  stats: PlayerStatistics["stats"],
  { player, format }: Pick<Texts, "player" | "format">,
): { key: string; cells: string[] }[] {
  const minutes = stats.find(({ key }) => key === "playedMinutes")?.value ?? 0;
  return stats
    .filter(({ value }) => value > 0)
    .map(({ key, label, value }) => ({
      key,
      cells: [
        label,
        format.number(value),
        minutes > 0 && !NOT_PER_90.has(key) ? format.number((value / minutes) * 90, 2) : player.percentiles.none,
      ],
    }));
}
