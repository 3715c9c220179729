import { drawnCrestOf } from "../../../api/art.ts";
import type { Team as Club, Standings, TeamStatistics } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { contrast, readableOn } from "../../../ui/accent.ts";
import { awayKit } from "../../../ui/kit.ts";
import type { Stat } from "../../../ui/StatBars.tsx";
import { placeOf } from "../overview/around.ts";
import { isShare, statValue } from "../statistics/statValue.ts";

type Words = Pick<Texts, "football" | "format">;
type Coloured = Pick<Club, "name" | "logo" | "color" | "secondaryColor">;

export interface ClubSide {
  name: string;
  crest: string;
  color: string;
  onColor: string;
}

/** Two clubs in colours that are not taken for each other. */
export function clubSides(one: Coloured, other: Coloured): { home: ClubSide; away: ClubSide } {
  const plain = ({ color, secondaryColor }: Coloured) => ({
    pattern: "plain" as const,
    first: color,
    second: secondaryColor ?? readableOn(color),
  });
  const side = (club: Coloured, color: string) => ({
    name: club.name,
    crest: drawnCrestOf(club),
    color,
    onColor: readableOn(color),
  });
  const away = awayKit(plain(one), plain(other)).first;
  // Where both clubs have the same two colours, the other one turns to what stands out from the first.
  const isSame = contrast(away, one.color) < 1.05 && away.toLowerCase() === one.color.toLowerCase();
  return { home: side(one, one.color), away: side(other, isSame ? readableOn(one.color) : away) };
}

/** What the table says of both, where both stand in it. Fewer goals against are better; the bar does not say so. */
export function tableStats(
  standings: Standings | undefined,
  one: number,
  other: number,
  { football, format }: Words,
): Stat[] {
  const home = standings && placeOf(standings, one)?.row;
  const away = standings && placeOf(standings, other)?.row;
  if (!home || !away) return [];
  const { columns } = football;
  const stat = (key: string, label: string, own: number, theirs: number): Stat => ({
    key,
    label,
    home: { text: format.number(own), value: own },
    away: { text: format.number(theirs), value: theirs },
  });
  return [
    stat("points", columns.points.long, home.points, away.points),
    stat("wins", columns.won.long, home.wins, away.wins),
    stat("draws", columns.drawn.long, home.draws, away.draws),
    stat("losses", columns.lost.long, home.loses, away.loses),
  ];
}

/** Per match, for each statistic that both have. */
export function groupStats(
  home: TeamStatistics | undefined,
  away: TeamStatistics | undefined,
  group: "general" | "attack" | "defense",
  { format }: Words,
): Stat[] {
  const theirs = new Map(away?.[group].map((one) => [one.key, one]));
  return (home?.[group] ?? []).flatMap((one) => {
    const other = theirs.get(one.key);
    const figure = (value: number) => ({ text: statValue(one, value, format), value });
    if (!other || (one.total === 0 && other.total === 0 && !isShare(one))) return [];
    return [{ key: one.key, label: one.label, home: figure(one.average), away: figure(other.average) }];
  });
}
