import type { Language } from "../i18n/language.ts";
import type { Asked, FileEntry, Localization, Seo, TagEntry } from "./articles.ts";
import { type ContentBlock, WITH_BLOCKS } from "./blocks.ts";
import { emptyListOnError, emptyOnError, NEWEST_FIRST, ON_WEB, readEntries, readEntry } from "./contentQueries.ts";
import { type Entry, entriesOf, type MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import { LIST_SIZES } from "./listSizes.ts";
import { TAG, TAGS, taggedWith } from "./tagged.ts";

/** What the league puts into writing: statements and publications, with the files in which they can be read. */

const FILE = { fields: ["name", "url", "size"] };

export type Statement = Entry<{
  locale: string;
  number: number | null;
  season: string | null;
  title: string;
  summary: string | null;
  date: string | null;
  publishedAt: string | null;
  content: ContentBlock[] | null;
  pdf: FileEntry | null;
  attachments: FileEntry[] | null;
  tag: TagEntry | null;
}>;

const STATEMENT = {
  fields: ["number", "season", "title", "summary", "date", "publishedAt", "locale"],
  populate: { pdf: FILE, attachments: FILE, tag: TAG, content: WITH_BLOCKS },
};

interface AskedPapers {
  page?: number;
  size?: number;
  tag?: string | undefined;
}

/** Several statements may be published at once: their number tells them apart. */
export const readStatements = (language: Language, { page = 1, size = LIST_SIZES.statements, tag }: AskedPapers = {}) =>
  readEntries<Statement>("comunicados", language, {
    filters: { ...ON_WEB, ...(tag === undefined ? {} : taggedWith([tag], TAGS.papers)) },
    sort: [NEWEST_FIRST, "number:desc"],
    ...STATEMENT,
    pagination: { page, pageSize: size },
  });

export const readStatement = (id: number, language: Language) =>
  readEntry<Statement>("comunicados", id, language, STATEMENT);

/** As many of the newest as are looked at for what they are about. */
const LOOKED_AT = 100;

/** What the statements are about, to choose from. */
export const readStatementTags = (language: Language) =>
  emptyOnError(
    {
      ...readEntries<Entry<{ tag: TagEntry | null }>>("comunicados", language, {
        filters: ON_WEB,
        sort: NEWEST_FIRST,
        fields: ["number"],
        populate: { tag: TAG },
        pagination: { pageSize: LOOKED_AT },
      }),
      select: tagsOf,
    },
    [],
  );

/** Each once, the ones that are used most first. */
export function tagsOf(body: unknown): TagEntry[] {
  const uses = new Map<string, { tag: TagEntry; count: number }>();
  for (const { tag } of entriesOf<{ tag: TagEntry | null }>(body).entries) {
    if (!tag) continue;
    const known = uses.get(tag.slug);
    uses.set(tag.slug, { tag, count: (known?.count ?? 0) + 1 });
  }
  return [...uses.values()].sort((one, other) => other.count - one.count).map(({ tag }) => tag);
}

export type PublicationEntry = Entry<{
  title: string;
  date: string | null;
  publishedAt: string | null;
  season: string | null;
  image: MediaEntry | null;
}>;

export type Publication = PublicationEntry & {
  slug: string | null;
  description: string | null;
  issuuEmbed: string | null;
  locale: string;
  pdf: FileEntry | null;
  tag: TagEntry | null;
  localizations: Localization[] | null;
  seo: Seo | null;
};

export const readPublications = (
  language: Language,
  { page = 1, size = LIST_SIZES.publications }: Omit<AskedPapers, "tag"> = {},
) =>
  emptyListOnError(
    readEntries<PublicationEntry>("publications", language, {
      filters: ON_WEB,
      sort: NEWEST_FIRST,
      fields: ["title", "date", "publishedAt", "season"],
      populate: { image: PICTURE },
      pagination: { page, pageSize: size },
    }),
  );

/** With `preview` also one that is not published. */
export const readPublication = ({ id, language, preview }: Asked) =>
  readEntry<Publication>("publications", id, language, {
    preview,
    fields: ["title", "slug", "date", "publishedAt", "season", "description", "issuuEmbed", "locale", "platform"],
    populate: {
      image: PICTURE,
      pdf: FILE,
      tag: TAG,
      localizations: { fields: ["title", "slug", "locale"] },
      seo: { populate: { image: PICTURE } },
    },
  });
