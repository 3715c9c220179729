import type { QueryKey } from "@tanstack/react-query";
import type { Player } from "../../api/wire.ts";
import type { Site } from "../../app/site.ts";
import {
  readPercentiles,
  readPlayer,
  readPlayerCompetitionStatistics,
  readPlayerHistory,
  readPlayerMatches,
  readPlayerStatistics,
  type Spell,
  searchPlayers,
} from "../../football/playerQueries.ts";
import { readSeasons } from "../../football/queries.ts";
import { readBest } from "./compare/best.ts";
import { HITS } from "./compare/hits.ts";
import { otherOf } from "./compare/otherOf.ts";
import { readClubNews, readPlayerNews } from "./news/playerNews.ts";
import { readVideosPage } from "./videos/videosPage.ts";
import type { PlayerView } from "./viewChoice.ts";

type Part = { queryKey: QueryKey };

export const spellOf = ({ id, season, team }: Pick<Player, "id" | "season" | "team">): Spell => ({
  id,
  season,
  team: team.id,
});

/** What a view shows beside the player himself. */
export function partsOf(site: Site, player: Player, view: PlayerView): Part[] {
  return [readPlayerHistory(player.id), readSeasons(), ...partsOfView(site, player, view)];
}

function partsOfView(site: Site, player: Player, view: PlayerView): Part[] {
  const spell = spellOf(player);
  const figures = readPlayerStatistics(spell);
  switch (view.tab) {
    case "season":
      return [
        figures,
        ...(view.competition ? [readPlayerCompetitionStatistics(spell, view.competition)] : []),
        readPlayerMatches(spell),
        readPercentiles(player.id, player.season, view.competition),
      ];
    case "matches":
      return [figures, readPlayerMatches(spell)];
    case "career":
      return [];
    case "videos":
      return [readVideosPage(player.id, view.page)];
    case "news":
      return [readPlayerNews(player, site.language, view.page), readClubNews(player, site.language)];
    case "compare":
      return view.other ? sideBySide(site, player, view.other) : [figures, ...inSearch(site, player, view.q)];
  }
}

function sideBySide({ client }: Site, player: Player, id: number): Part[] {
  const other = otherOf(player.season)
    .map(({ season }) => client.getQueryData<Player>(readPlayer(id, season).queryKey))
    .find((found) => found !== undefined);
  return [player, ...(other ? [other] : [])].flatMap((one) => [
    readPlayerStatistics(spellOf(one)),
    readPercentiles(one.id, one.season),
  ]);
}

function inSearch({ client }: Site, player: Player, q: string | undefined): Part[] {
  if (q) return [searchPlayers(q, HITS)];
  const best = readBest(client, player);
  return best ? [best] : [];
}
