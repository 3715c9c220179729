import { crestOf } from "../api/art.ts";
import { photoOf } from "../api/portraits.ts";
import type { Leaders } from "../api/wire.ts";
import { peoplePaths } from "../app/paths.ts";
import type { Texts } from "../i18n/texts.ts";
import type { RankRow } from "../ui/RankList.tsx";

/** The best players in one statistic, as rows of a ranking. Each leads to his page in that season. */
export function leaderRows({ leaders }: Leaders, season: number, { format }: Pick<Texts, "format">): RankRow[] {
  const most = leaders.reduce((largest, { total }) => Math.max(largest, total), 0);
  return leaders.map(({ rankingPosition, total, player, team }) => {
    const photo = photoOf(player.photo);
    return {
      key: String(player.id),
      position: rankingPosition,
      picture: photo ? { src: photo, shape: "portrait" } : { src: crestOf(team), shape: "crest" },
      name: player.name,
      detail: team.name,
      href: peoplePaths.player(player.id, player.name, season, team.id),
      value: format.number(total),
      share: most > 0 ? total / most : 0,
      color: team.color,
    };
  });
}
