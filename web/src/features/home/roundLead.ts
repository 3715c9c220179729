import type { Match } from "../../api/wire.ts";
import { isAhead, isLive, isOver } from "../../football/matchState.ts";
import type { Texts } from "../../i18n/texts.ts";

/** How a round stands, in one sentence: "Um jogo em direto, 3 terminados, 5 por jogar." */
export function roundLead(matches: Match[], { round }: Texts["home"]): string {
  const counted = [
    [isLive, round.live],
    [isOver, round.ended],
    [isAhead, round.ahead],
  ] as const;
  const parts = counted.flatMap(([isCounted, words]) => {
    const count = matches.filter(isCounted).length;
    return count > 0 ? [words(count)] : [];
  });
  const sentence = parts.join(", ");
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : "";
}
