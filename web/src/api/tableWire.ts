import type { TeamRef } from "./wire.ts";

/** The shapes of the two calls behind the explained table. */

/** `GET /api/v2/competition/standings/ties` */
export interface StandingsTies {
  lastRound: number;
  live: boolean;
  ties: StandingsTie[];
}

/** Clubs level on points, and how they were parted. */
export interface StandingsTie {
  /** The key of the table it belongs to: `overall`, `group-a` … */
  table: string;
  /** The first of the places that the clubs share out. */
  position: number;
  points: number;
  /** In the order of the table; `decidedBy` is a criterion's key, or `level`. */
  teams: { team: TeamRef; position: number; decidedBy: string }[];
  /** Of the matches among them alone, best first. */
  standings: TieRow[];
  /** Among them; without goals while they do not count. */
  matches: TieMatch[];
  /** In the order walked; those that nobody needed come last. */
  steps: TieStep[];
}

export interface TieRow {
  team: number;
  matches: number;
  wins: number;
  draws: number;
  loses: number;
  goalsScored: number;
  goalsConceded: number;
  goals_difference: number;
  points: number;
}

export interface TieMatch {
  id: number;
  round: number;
  homeTeam: number;
  awayTeam: number;
  homeGoals: number | null;
  awayGoals: number | null;
}

/** One criterion tried on the clubs that were level so far. */
export interface TieStep {
  criterion: string;
  label: string;
  verdict: "parted" | "level" | "waiting" | "unused";
  /** The criteria have begun anew for these clubs alone. */
  restarted: boolean;
  teams: number[];
  values: { team: number; value: number }[];
  /** Matches among them still to play: what a waiting step waits for. */
  left: number;
}

/** `GET /api/v2/competition/standings/positions` */
export interface Positions {
  rounds: { number: number; label: string }[];
  live: boolean;
  /** In today's order, with one position for each round. */
  teams: { team: TeamRef; positions: (number | null)[] }[];
}
