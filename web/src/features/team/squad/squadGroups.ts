import type { SquadPlayer } from "../../../api/wire.ts";

export const LINES = ["goalkeeper", "defender", "midfielder", "forward"] as const;

export type Line = (typeof LINES)[number] | "unknown";

export interface SquadGroup {
  line: Line;
  players: SquadPlayer[];
}

/** Who is there now, from the goalkeepers on; whoever's place nobody knows comes last. Lines without anybody are left out. */
export function squadGroups(players: SquadPlayer[]): SquadGroup[] {
  const here = players.filter(({ left }) => !left);
  const known = (key: string | null | undefined) => LINES.find((line) => line === key) ?? "unknown";
  return [...LINES, "unknown" as const]
    .map((line) => ({ line, players: here.filter(({ positionKey }) => known(positionKey) === line) }))
    .filter((group) => group.players.length > 0);
}

/** Who left during the season, the latest first. */
export function whoLeft(players: SquadPlayer[]): (SquadPlayer & { left: string })[] {
  return players
    .flatMap((player) => (player.left ? [{ ...player, left: player.left }] : []))
    .sort((one, other) => other.left.localeCompare(one.left));
}

/** As many as stand in one row of a wide screen. */
const ROW = 6;

/** For a glance: those of the front lines who play most, in the order of their numbers. */
export function squadExcerpt(players: SquadPlayer[]): SquadGroup[] {
  const groups = squadGroups(players);
  const front = groups.filter(({ line }) => line === "forward" || line === "midfielder").reverse();
  return (front.length > 0 ? front : groups).map(({ line, players: all }) => ({
    line,
    players: all
      .toSorted((one, other) => other.minutes - one.minutes)
      .slice(0, ROW)
      .sort((one, other) => (one.kitNumber ?? 100) - (other.kitNumber ?? 100)),
  }));
}
