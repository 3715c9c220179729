import type { SearchPage } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { PaletteGroup } from "../../../ui/PaletteList.tsx";
import { paths } from "../../paths.ts";
import { decideGroups, type ResultGroup } from "../groupResults.ts";
import type { Scope } from "../kinds.ts";
import { decideResultRow } from "../resultRow.ts";
import { countInWords, scopeInWords } from "../words.ts";

const SHOWN_OF_GROUP = 3;
const SHOWN_OF_SCOPE = 20;

interface Asked {
  q: string;
  scope: Scope | undefined;
  currentSeason: number | undefined;
}

/** What was found, as the palette lists it: a few of each group, or more of the kind that was chosen. */
export function decidePaletteGroups(answer: SearchPage, { q, scope, currentSeason }: Asked, texts: Texts) {
  const groups = decideGroups(answer, scope ? SHOWN_OF_SCOPE : SHOWN_OF_GROUP);
  return groups.flatMap((found): PaletteGroup[] => {
    const items = found.results.flatMap((result) => decideResultRow(result, texts, { currentSeason }) ?? []);
    if (items.length === 0) return [];
    const title = scopeInWords(scope ?? found.group, texts);
    return [{ key: found.group, title, items, more: scope ? undefined : moreOf(found, items.length, q, texts) }];
  });
}

function moreOf(found: ResultGroup, shown: number, q: string, texts: Texts): PaletteGroup["more"] {
  if (found.count <= shown) return undefined;
  return { href: paths.search({ q, type: found.scope }), label: texts.search.see(countInWords(found, texts)) };
}
