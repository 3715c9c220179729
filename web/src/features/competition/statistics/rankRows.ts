import { crestOf } from "../../../api/art.ts";
import { stadiumArt } from "../../../api/portraits.ts";
import type { Rating, Spectators, StandingRow, Standings, Team, TeamRef, TeamUsefulTime } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { RankRow } from "../../../ui/RankList.tsx";
import type { StadiumStatistic, TeamStatistic } from "./catalogue.ts";

/** The API's lists as rows of a ranking. */

type Words = Pick<Texts, "statistics" | "format">;

/** Where a club's name leads. */
type HrefOf = (team: Pick<TeamRef, "id" | "name">) => string;

/** The longest bar is the largest value's. */
function shareOf(value: number, largest: number): number {
  return largest > 0 ? value / largest : 0;
}

const largestOf = (values: number[]) => values.reduce((most, one) => Math.max(most, one), 0);

const crestPicture = (team: TeamRef): RankRow["picture"] => ({ src: crestOf(team), shape: "crest" });

/** What a row of the table says of a club. */
const FIGURES: Record<Exclude<TeamStatistic, "usefulTime">, (row: StandingRow) => number> = {
  scored: (row) => row.goalsScored,
  conceded: (row) => row.goalsConceded,
  wins: (row) => row.wins,
  draws: (row) => row.draws,
  losses: (row) => row.loses,
};

/** Clubs by what the table says of them; clubs with the same figure share a position. Only those that have played. */
export function teamRows(
  { standings }: Standings,
  stat: Exclude<TeamStatistic, "usefulTime">,
  hrefOf: HrefOf,
  { statistics, format }: Words,
): RankRow[] {
  const isWhole = standings.some(({ key }) => key === "overall");
  const tables = isWhole ? standings.filter(({ key }) => key === "overall") : standings;
  const figure = FIGURES[stat];
  const better = stat === "conceded" ? 1 : -1;
  const rows = tables
    .flatMap((table) => table.standings)
    .filter((row) => row.matches > 0)
    .sort((one, other) => better * (figure(one) - figure(other)));
  const most = largestOf(rows.map(figure));
  return rows.map((row) => ({
    key: String(row.team.id),
    position: rows.findIndex((one) => figure(one) === figure(row)) + 1,
    picture: crestPicture(row.team),
    name: row.team.name,
    detail: statistics.matches(row.matches),
    href: hrefOf(row.team),
    value: format.number(figure(row)),
    share: shareOf(figure(row), most),
    color: row.team.color,
  }));
}

/** The bar is the part of the time played in which the ball was in play. */
export function usefulTimeRows(times: TeamUsefulTime[], hrefOf: HrefOf, { statistics, format }: Words): RankRow[] {
  const longest = largestOf(times.map(({ averageSeconds }) => averageSeconds));
  return times.map(({ position, team, average, averageSeconds, percentage }) => ({
    key: String(team.id),
    position,
    picture: crestPicture(team),
    name: team.name,
    detail: typeof percentage === "number" ? statistics.percent(format.number(percentage, 1)) : undefined,
    href: hrefOf(team),
    value: average,
    share: typeof percentage === "number" ? percentage / 100 : shareOf(averageSeconds, longest),
    color: team.color,
  }));
}

/** Colours of clubs beyond what lists say of them. */
export function secondColours(teams: Team[] | undefined): Map<number, string | null | undefined> {
  return new Map(teams?.map(({ id, secondaryColor }) => [id, secondaryColor]));
}

type Colours = ReturnType<typeof secondColours>;

function groundPicture(stadium: { id: number } | null | undefined, team: TeamRef, colours: Colours) {
  if (!stadium) return crestPicture(team);
  return { src: stadiumArt(stadium.id, team.color, colours.get(team.id)), shape: "place" as const };
}

/** Grounds by who came to them. */
export function spectatorRows(
  list: Spectators[],
  stat: Extract<StadiumStatistic, "attendance" | "occupancy">,
  colours: Colours,
  { statistics, format }: Words,
): RankRow[] {
  const valued = list
    .map((one) => ({ ...one, value: stat === "attendance" ? one.average : (one.occupancy ?? undefined) }))
    .filter((one): one is typeof one & { value: number } => one.value !== undefined)
    .sort((one, other) => other.value - one.value);
  const most = stat === "attendance" ? largestOf(valued.map(({ value }) => value)) : 100;
  return valued.map(({ team, stadium, value }) => ({
    key: String(team.id),
    position: valued.findIndex((one) => one.value === value) + 1,
    picture: groundPicture(stadium, team, colours),
    name: stadium?.name ?? team.name,
    detail: stadium ? team.name : undefined,
    value: stat === "attendance" ? format.number(value) : statistics.percent(format.number(value, 1)),
    share: Math.min(1, shareOf(value, most)),
    color: team.color,
  }));
}

const HIGHEST_MARK = 5;

/** Grounds or pitches by the delegates' marks. */
export function ratingRows(ratings: Rating[], colours: Colours, { statistics, format }: Words): RankRow[] {
  return ratings.map(({ position, stadium, team, score, ratings: count }) => ({
    key: String(stadium.id),
    position,
    picture: groundPicture(stadium, team, colours),
    name: stadium.name,
    detail: `${team.name}, ${statistics.ratings(count)}`,
    value: format.number(score, 1),
    share: shareOf(score, HIGHEST_MARK),
    color: team.color,
  }));
}
