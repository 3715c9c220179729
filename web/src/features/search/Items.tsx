import { photoOf } from "../../api/portraits.ts";
import type { SearchResult } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { hrefOfResult } from "../../app/search/hrefOfResult.ts";
import { groupOf, isKind, isWritten } from "../../app/search/kinds.ts";
import { decideResultRow } from "../../app/search/resultRow.ts";
import { useCurrentSeason } from "../../app/search/useCurrentSeason.ts";
import { dayWithYear, kindInWords } from "../../app/search/words.ts";
import type { Texts } from "../../i18n/texts.ts";
import { type ResultCard, ResultCards } from "../../ui/ResultCards.tsx";
import { ResultList } from "../../ui/ResultList.tsx";

/** Results of one group: names and matches as rows, what was written as cards. */
export function Items({ results, level }: { results: SearchResult[]; level: 2 | 3 }) {
  const texts = useTexts();
  const currentSeason = useCurrentSeason();
  const cards = results.flatMap((result) => cardOf(result, texts) ?? []);
  if (cards.length > 0) return <ResultCards cards={cards} level={level} />;
  return <ResultList items={results.flatMap((result) => decideResultRow(result, texts, { currentSeason }) ?? [])} />;
}

function cardOf(result: SearchResult, texts: Texts): ResultCard | undefined {
  const { type, id, titleParts, excerptParts, date, image } = result;
  const href = hrefOfResult(result);
  if (!href || !isKind(type) || !isWritten(groupOf(type))) return undefined;
  return {
    key: `${type} ${id}`,
    href,
    tag: kindInWords(type, texts),
    date: date ? { text: dayWithYear(date, texts), iso: date } : undefined,
    title: titleParts,
    excerpt: excerptParts,
    picture: photoOf(image),
  };
}
