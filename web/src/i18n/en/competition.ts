import type { Texts } from "../texts.ts";
import { ordinal } from "./ordinal.ts";

export const competition: Texts["competition"] = {
  page: "Competition",
  overview: "Overview",
  matches: "Matches",
  table: "Table",
  tabs: "Pages of the competition",
  season: "Season",
  clubs: (count) => (count === 1 ? "club" : "clubs"),
  of: (total) => `of ${total}`,
  liveMatches: (count) => (count === 1 ? "1 match live" : `${count} matches live`),
  liveSomewhere: "Matches live",

  fullTable: "Full table",
  matchesOf: (round) => `${round} matches`,
  allMatches: "All",
  rounds: "Rounds",
  phases: "Stages",
  previousRound: (label) => `Previous: ${label}`,
  nextRound: (label) => `Next: ${label}`,
  club: "Club",
  allClubs: "All clubs",
  clubMatches: (club) => `Matches: ${club}`,
  noClubMatches: "No matches in this competition",
  backToRound: "See the round",

  view: "View of the table",
  views: { overall: "Overall", home: "Home", away: "Away", form: "Form" },
  liveLead: "Live",
  liveText: "counts matches in play",
  on: "on",
  off: "off",
  caption: (competition, season) => `Table, ${competition} ${season}`,

  ifItEnded: "If it ended now",
  ifItEndedText: "What the matches in play change.",
  climbs: (position, points) => `go up to ${ordinal(position)} with ${points} ${points === 1 ? "point" : "points"}.`,
  drops: (position, points) => `go down to ${ordinal(position)} with ${points} ${points === 1 ? "point" : "points"}.`,
  nothingChanges: "No place changes so far.",

  head: {
    overview: (competition, season) =>
      `${competition} ${season}: the table, the round’s matches and results, with live scores.`,
    round: (competition, season, round, matches) =>
      `${round}, ${competition} ${season}: dates, times and results of ${matches} matches.`,
    roundPlain: (competition, season, round) => `${round}, ${competition} ${season}: dates, times and results.`,
    classification: (competition, season) =>
      `Table, ${competition} ${season}: points, goals, form and tie-breaks, live.`,
    clubMatches: (club, competition, season) =>
      `All matches of ${club} in ${competition} ${season}: dates, times and results.`,
  },
};
