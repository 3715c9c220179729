import type { Bracket, BracketStage, BracketTie } from "../api/wire.ts";
import type { Feed } from "../ui/Bracket.tsx";
import { isStageLive } from "./bracketQueries.ts";

/** More rounds than this beside each other cannot be read. */
const MOST_STAGES = 4;
/** Nor more ties below each other. */
const MOST_TIES = 16;

/** The stages that are drawn: the last ones, as far as there is room; and those before them, from the first on. */
export function stagesDrawn({ stages }: Bracket): { drawn: BracketStage[]; earlier: BracketStage[] } {
  const tree = stages.filter(({ isConsolation }) => !isConsolation);
  const first = tree.findIndex((stage, index) => tree.length - index <= MOST_STAGES && stage.ties.length <= MOST_TIES);
  return { drawn: tree.slice(Math.max(first, 0)), earlier: tree.slice(0, Math.max(first, 0)) };
}

/** The stage that is on: where something is in play, else the first that is not decided, else the last. */
export function currentStage(stages: BracketStage[]): BracketStage | undefined {
  const isDecided = ({ ties }: BracketStage) => ties.every(({ state }) => state === "decided");
  return stages.find(isStageLive) ?? stages.find((stage) => !isDecided(stage)) ?? stages.at(-1);
}

/** How many rows the drawing has: a tie is as high as all that leads to it. */
export function rowsOf(stages: BracketStage[]): number {
  const heights = stages.map(({ ties }, column) => (Math.max(0, ...ties.map(({ slot }) => slot)) + 1) * 2 ** column);
  return Math.max(1, ...heights);
}

/** How one half of a tie is fed: by nobody, by a winner, by somebody still to be found; by the club that is followed. */
export function feedOf(tie: BracketTie, which: "home" | "away", followed: number | undefined): Feed | undefined {
  const { from, team } = tie[which];
  if (!from) return undefined;
  if (!team) return "open";
  return team.id === followed ? "followed" : "known";
}

/** Every club that is in the bracket, by name. */
export function clubsOf({ stages }: Bracket) {
  const clubs = stages.flatMap(({ ties }) => ties.flatMap(({ home, away }) => [home.team, away.team]));
  const known = new Map(clubs.flatMap((club) => (club ? [[club.id, club] as const] : [])));
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
