import type { PlayerStatistics } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { BandFigure } from "../../../ui/FigureBand.tsx";
import { capital } from "../facts.ts";

/** What counts in his position. */
export function bandOf(main: PlayerStatistics["main"], { format }: Pick<Texts, "format">): BandFigure[] {
  return main.map(({ key, label, value }) => ({ key, label: capital(label), value: format.number(value) }));
}
