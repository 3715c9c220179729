/** What is counted for players. Words are in the texts, under the same keys. */

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

/** Those that most come for; the rest is behind a choice. */
export const MAIN_PLAYER_STATISTICS = (Object.keys(PLAYER_STATISTICS) as PlayerStatistic[]).slice(0, 7);
