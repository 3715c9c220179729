import { readMediaKits } from "../../../api/contentLists.ts";
import { emptyListOnError } from "../../../api/contentQueries.ts";
import type { Entry } from "../../../api/entries.ts";
import type { MatchStatic } from "../../../api/wire.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Language } from "../../../i18n/language.ts";

/** What the press gets for a match. */
export interface MediaKit {
  key: string;
  description: string | undefined;
  links: { key: string; label: string; href: string }[];
}

interface File {
  id: number;
  name: string;
  url: string;
  alternativeText?: string | null;
}

interface Link {
  id: number;
  label: string;
  url?: string | null;
}

/** Found by the number of the match. */
export const readMatchKits = ({ id }: Pick<MatchStatic, "id">, language: Language) =>
  emptyListOnError(readMediaKits(String(id), language));

/** Files come first; a link to the page that it stands on leads nowhere. */
export function mediaKits(entries: Entry[], here: string): MediaKit[] {
  const kits = entries.map((entry) => {
    const { id, description, files, links } = entry as Entry<{
      description?: string | null;
      files?: File[] | null;
      links?: Link[] | null;
    }>;
    const all = [
      ...(files ?? []).map((file) => ({ key: `f${file.id}`, label: file.alternativeText || file.name, url: file.url })),
      ...(links ?? []).map((link) => ({ key: `l${link.id}`, label: link.label, url: link.url })),
    ];
    return {
      key: String(id),
      description: description ?? undefined,
      links: all.flatMap(({ key, label, url }) => {
        const href = webAddress(url);
        return href && href !== here ? [{ key, label, href }] : [];
      }),
    };
  });
  return kits.filter(({ description, links }) => description || links.length > 0);
}
