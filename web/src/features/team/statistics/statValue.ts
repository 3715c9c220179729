import type { TeamStatistic } from "../../../api/wire.ts";
import type { Format } from "../../../i18n/format.ts";

type Named = Pick<TeamStatistic, "key">;

/** Of all that is counted, these are parts of a whole. */
const SHARES: ReadonlySet<string> = new Set(["possession", "passAccuracy"]);

export function isShare({ key }: Named): boolean {
  return SHARES.has(key);
}

/** A figure as it is written. */
export function statValue(one: Named, value: number, format: Pick<Format, "number">, decimals = 1): string {
  return `${format.number(value, decimals)}${isShare(one) ? "%" : ""}`;
}
