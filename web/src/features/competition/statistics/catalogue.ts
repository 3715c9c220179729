/**
 * What can be looked up on the statistics tab: whose figures (`type`), and which (`stat`). The first of each is shown
 * where the address says nothing. Words are in the texts, under the same keys.
 */

/** The API's numbers of what is counted for players, in the order of the list. */
export const PLAYER_STATISTICS = {
  goals: 142,
  assists: 3,
  saves: 9998,
  shots: 5,
  yellowCards: 10139,
  redCards: 50,
  minutes: 30,
  cards: 999999,
  appearances: 20001,
  starts: 20002,
  penaltiesScored: 20005,
  penaltiesMissed: 20006,
  ownGoals: 20003,
  shotsOnTarget: 20007,
  shotsWide: 20008,
  shotsBlocked: 20009,
  keyPasses: 20027,
  crosses: 20010,
  dribbles: 20028,
  passes: 20017,
  passesCompleted: 20018,
  ballsWon: 20011,
  interceptions: 20020,
  tackles: 20021,
  clearances: 20029,
  duels: 20030,
  fouls: 20012,
  foulsSuffered: 20013,
  offsides: 20014,
  secondYellows: 20004,
  cleanSheets: 20026,
  goalsSuffered: 20022,
  safeSaves: 20023,
  incompleteSafeSaves: 20024,
  penaltySaves: 20025,
} as const;

export type PlayerStatistic = keyof typeof PLAYER_STATISTICS;

const STATISTICS = {
  players: Object.keys(PLAYER_STATISTICS) as PlayerStatistic[],
  teams: ["scored", "conceded", "wins", "draws", "losses", "usefulTime"],
  stadiums: ["attendance", "occupancy", "stadium", "pitch"],
} as const;

/** Those that most come for; the rest of the players' is behind a choice. */
export const MAIN_PLAYER_STATISTICS = STATISTICS.players.slice(0, 7);

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
