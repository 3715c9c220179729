import type { CardEntry } from "../../../api/articles.ts";
import { NEWS_CARD, readTaggedNews } from "../../../api/content.ts";
import { emptyListOnError, NEWEST_FIRST, ON_WEB, readEntries } from "../../../api/contentQueries.ts";
import { LIST_SIZES } from "../../../api/listSizes.ts";
import type { Player } from "../../../api/wire.ts";
import { slugOf } from "../../../app/paths.ts";
import type { Language } from "../../../i18n/language.ts";

/** How many of the club's are shown to whoever finds nothing about the player. */
const CLUB_NEWS = 4;

/** What was written about a player: what has one of his tags, or his name in its title. */
export function readPlayerNews({ name, tags }: Pick<Player, "name" | "tags">, language: Language, page: number) {
  const titled = { title: { $containsi: name } };
  const tagged = { tags: { slug: { $in: tags.map(({ slug }) => slug) } } };
  const filters = { ...ON_WEB, $or: tags.length > 0 ? [titled, tagged] : [titled] };
  return emptyListOnError(
    readEntries<CardEntry>("news", language, {
      filters,
      sort: NEWEST_FIRST,
      ...NEWS_CARD,
      pagination: { page, pageSize: LIST_SIZES.news.news },
    }),
  );
}

export function readClubNews({ team }: Pick<Player, "team">, language: Language) {
  return readTaggedNews(language, { tags: [slugOf(team.name)], size: CLUB_NEWS });
}
