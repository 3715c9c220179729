import { paginationOf } from "../../api/entries.ts";
import type { Player } from "../../api/wire.ts";
import { readParts } from "../../app/parts.ts";
import type { Site } from "../../app/site.ts";
import { readPlayerNews } from "./news/playerNews.ts";
import { readVideosPage } from "./videos/videosPage.ts";
import type { PlayerView } from "./viewChoice.ts";

/** A page of a list that there is not; the first one is there even if it is empty. */
export async function isPastTheLastPage(site: Site, player: Player, view: PlayerView): Promise<boolean> {
  if ((view.tab !== "news" && view.tab !== "videos") || view.page === 1) return false;
  const list =
    view.tab === "news" ? readPlayerNews(player, site.language, view.page) : readVideosPage(player.id, view.page);
  await readParts({ ...site, patienceMs: undefined }, [list]);
  const body = site.client.getQueryData<unknown>(list.queryKey);
  return body !== undefined && view.page > paginationOf(body).pageCount;
}
