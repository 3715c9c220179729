import type { Percentiles } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { PercentileRow } from "../../../ui/PercentileBars.tsx";

type Words = Pick<Texts, "player" | "format">;
type Stat = Percentiles["stats"][number];

/** One row for each thing that any of them is compared in, in the order of the first. */
export function percentileRows(people: (Percentiles | null)[], texts: Words): PercentileRow[] {
  const labels = new Map(people.flatMap((one) => one?.stats ?? []).map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => ({
    key,
    label,
    marks: people.map((one) =>
      markOf(
        one?.stats.find((stat) => stat.key === key),
        texts,
      ),
    ),
  }));
}

function markOf(stat: Stat | undefined, { player, format }: Words) {
  if (!stat) return { value: player.percentiles.none, percentile: null };
  const { per90, value, percentile } = stat;
  return { value: typeof per90 === "number" ? format.number(per90, 2) : format.number(value), percentile };
}
