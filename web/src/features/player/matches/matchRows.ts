import type { PlayerMatch } from "../../../api/wire.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { MatchRowProps } from "../../../ui/MatchRow.tsx";
import { partInWords } from "./partInWords.ts";

/** A match with what he did in it at its end. */
export function playerMatchRow(match: PlayerMatch, texts: Texts, withRating = false): MatchRowProps {
  const row = decideMatchRow(match, texts, { isDated: true });
  const note = partInWords(match.player, texts, withRating);
  return { ...row, note, label: `${row.label}. ${note}` };
}
