import { readTaggedNews } from "../../../api/content.ts";
import type { Season } from "../../../api/wire.ts";
import type { Site } from "../../../app/site.ts";
import { readSeasons } from "../../../football/queries.ts";
import { spanOf } from "../../../football/seasonSpan.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Team } from "../team.ts";
import { clubTagOf } from "./clubTag.ts";

/** How many the overview shows. */
export const FEW_NEWS = 4;

interface Asked {
  page: number;
  size?: number;
}

/** What was written about a club. A season that is over has what was written before the next one began. */
export function newsQuery(
  { info, season }: Pick<Team, "info" | "season">,
  seasons: Season[] | undefined,
  language: Language,
  { page, size }: Asked,
) {
  const tags = info.tags.length > 0 ? info.tags.map(({ slug }) => slug) : [clubTagOf(info)];
  return readTaggedNews(language, { tags, span: spanOf(season, seasons), page, ...(size ? { size } : {}) });
}

/** The same before the page is shown. */
export function readTeamNews(team: Team, { client, language }: Site, asked: Asked) {
  return newsQuery(team, client.getQueryData<Season[]>(readSeasons().queryKey), language, asked);
}
