import type { Texts } from "../../../i18n/texts.ts";
import type { Statistic } from "./catalogue.ts";

/** What a statistic is called. */
export function labelOf({ type, stat }: Statistic, { statistics }: Pick<Texts, "statistics">): string {
  switch (type) {
    case "players":
      return statistics.players[stat];
    case "teams":
      return statistics.teams[stat];
    case "stadiums":
      return statistics.stadiums[stat];
  }
}
