import type { QueryKey } from "@tanstack/react-query";
import type { MatchStatic } from "../../../api/wire.ts";
import type { Language } from "../../../i18n/language.ts";
import type { MatchAddress } from "../matchAddress.ts";
import { readClimate, readHomeGround, readMvp } from "../queries.ts";
import { readMatchKits } from "./mediaKit.ts";

interface Reader {
  language: Language;
  /** Only then is somebody the best of it. */
  isOver: boolean;
}

/** What the section is made of, beside the competition, which the page reads. */
export function informationParts(
  address: MatchAddress,
  match: Pick<MatchStatic, "id" | "homeTeam" | "stadium">,
  { language, isOver }: Reader,
): { queryKey: QueryKey }[] {
  return [
    readClimate(address),
    ...(match.stadium ? [readHomeGround(address, match)] : []),
    ...(isOver ? [readMvp(address)] : []),
    readMatchKits(match, language),
  ];
}
