import type { PlayerMatch } from "../../../api/wire.ts";
import { isLive } from "../../../football/matchState.ts";

/** What he did in a round, or was not there to do. */
export interface RoundGoals {
  round: number;
  goals: number;
  /** His team played without him, or did not play. */
  isOut: boolean;
  isLive: boolean;
}

/** What a chart counts: the goals of a player, or those that a goalkeeper's team let in while he was its goalkeeper. */
export type Counted = "goals" | "suffered";

/** The competition that a chart is of: the one asked for, else the league in which he was on the sheet most often. */
export function chartCompetition(
  matches: Pick<PlayerMatch, "competition">[],
  leagues: ReadonlySet<string>,
  asked: string | undefined,
): string | undefined {
  if (asked) return leagues.has(asked) ? asked : undefined;
  const counts = new Map<string, number>();
  for (const { competition } of matches) {
    if (leagues.has(competition)) counts.set(competition, (counts.get(competition) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Round by round from the first to the last in which he was there. */
export function goalsByRound(matches: PlayerMatch[], competition: string, counted: Counted): RoundGoals[] {
  const own = matches.filter((match) => match.competition === competition);
  const last = own.reduce((latest, { round }) => Math.max(latest, round), 0);
  return Array.from({ length: last }, (_, index) => {
    const round = index + 1;
    const played = own.filter((match) => match.round === round);
    const onPitch = played.filter(({ player }) => player.minutes > 0);
    return {
      round,
      goals: onPitch.reduce((total, match) => total + goalsIn(match, counted), 0),
      isOut: onPitch.length === 0,
      isLive: played.some(isLive),
    };
  });
}

function goalsIn({ homeTeam, homeGoals, awayGoals, player }: PlayerMatch, counted: Counted): number {
  if (counted === "goals") return player.goals;
  return (player.team === homeTeam.id ? awayGoals : homeGoals) ?? 0;
}
