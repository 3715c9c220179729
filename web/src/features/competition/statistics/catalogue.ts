import { PLAYER_STATISTICS, type PlayerStatistic } from "../../../football/playerStatistics.ts";

/**
 * What can be looked up on the statistics tab: whose figures (`type`), and which (`stat`). The first of each is shown
 * where the address says nothing. Words are in the texts, under the same keys.
 */

const STATISTICS = {
  players: Object.keys(PLAYER_STATISTICS) as PlayerStatistic[],
  teams: ["scored", "conceded", "wins", "draws", "losses", "usefulTime"],
  stadiums: ["attendance", "occupancy", "stadium", "pitch"],
} as const;

export type StatisticType = keyof typeof STATISTICS;
export type TeamStatistic = (typeof STATISTICS)["teams"][number];
export type StadiumStatistic = (typeof STATISTICS)["stadiums"][number];

export type Statistic =
  | { type: "players"; stat: PlayerStatistic }
  | { type: "teams"; stat: TeamStatistic }
  | { type: "stadiums"; stat: StadiumStatistic };

export const STATISTIC_TYPES = Object.keys(STATISTICS) as StatisticType[];

/** All there is of one type. What the table says of clubs is there only with a table. */
export function statisticsOf(type: StatisticType, hasTable: boolean): Statistic[] {
  const all = STATISTICS[type].map((stat) => ({ type, stat }) as Statistic);
  return hasTable || type !== "teams" ? all : all.filter(({ stat }) => stat === "usefulTime");
}

/** What the address asks for; what it does not know is left out. */
export function decideStatistic(type: string | null, stat: string | null, hasTable: boolean): Statistic {
  const known = STATISTIC_TYPES.find((one) => one === type) ?? "players";
  const all = statisticsOf(known, hasTable);
  return all.find((one) => one.stat === stat) ?? (all[0] as Statistic);
}

/** The shortest way to say it in an address. */
export function queryOfStatistic({ type, stat }: Statistic, hasTable: boolean): { type?: string; stat?: string } {
  return {
    ...(type === "players" ? {} : { type }),
    ...(stat === statisticsOf(type, hasTable)[0]?.stat ? {} : { stat }),
  };
}

/** These can be looked at round by round. */
export function hasRounds({ stat }: Statistic): boolean {
  return stat === "attendance" || stat === "occupancy" || stat === "usefulTime";
}
