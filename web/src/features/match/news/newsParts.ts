import type { QueryKey } from "@tanstack/react-query";
import type { Language } from "../../../i18n/language.ts";
import type { MatchAddress } from "../matchAddress.ts";
import { type NewsOf, readMatchNews } from "./matchNews.ts";

/** What the section is made of. */
export function newsParts(_address: MatchAddress, match: NewsOf, language: Language): { queryKey: QueryKey }[] {
  return [readMatchNews(match, language)];
}
