import type { Texts } from "../texts.ts";
import { ordinal } from "./ordinal.ts";

export const competition: Texts["competition"] = {
  page: "Competition",
  overview: "Overview",
  matches: "Matches",
  table: "Table",
  bracket: "Bracket",
  statistics: "Statistics",
  teams: "Clubs",
  nominations: "Officials",
  news: "News",
  tabs: "Pages of the competition",
  season: "Season",
  clubs: (count) => (count === 1 ? "club" : "clubs"),
  of: (total) => `of ${total}`,
  liveMatches: (count) => (count === 1 ? "1 match live" : `${count} matches live`),
  breadcrumbs: "You are here",
  share: "Share",
  copied: { copied: "Address copied", failed: "The address could not be copied" },

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

  top: "Top of the table",
  groups: "Groups",
  groupMatches: (group) => `${group}: matches`,
  allNews: "All",
  ball: { title: "Official ball", more: "Find out more" },

  noTeams: "No clubs yet",
  noTeamsText: "They will be here when it is known who takes part.",
  loadingTeams: "Loading the clubs",
  founded: (year) => `Founded in ${year}`,

  nominationsOf: (round) => `Officials, ${round}`,
  loadingNominations: "Loading the officials",
  noNominations: "Nobody is appointed yet",
  noNominationsText: "Officials are named a few days before the matches.",
  noRounds: "The fixtures are not known yet.",
  notNominated: "To be named",
  officials: {
    main: "Referee",
    aux1: "1st assistant",
    aux2: "2nd assistant",
    fourth: "4th official",
    var: "VAR",
    aVar: "Assistant VAR",
    fieldDelegate: "Match delegate",
    leagueDelegate: "League delegate",
    observer: "Observer",
  },

  loadingNews: "Loading the news",
  noNews: "No news yet",
  noNewsText: "The news of this competition will be here.",
  pages: "Pages of news",
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  newer: "Newer",
  older: "Older",
  feed: "Get this news by RSS",

  head: {
    overview: (competition, season) =>
      `${competition} ${season}: the table, the round’s matches and results, with live scores.`,
    round: (competition, season, round, matches) =>
      `${round}, ${competition} ${season}: dates, times and results of ${matches} matches.`,
    roundPlain: (competition, season, round) => `${round}, ${competition} ${season}: dates, times and results.`,
    bracket: (competition, season) =>
      `${competition} ${season}: every stage, with matches and results, up to the final.`,
    teams: (competition, season) => `The clubs of ${competition} ${season}: crests, grounds and each one’s matches.`,
    nominations: (competition, season, round) =>
      `${round}, ${competition} ${season}: referees, assistants, VAR and delegates of every match.`,
    news: (competition, season) => `The news of ${competition} ${season}.`,
    classification: (competition, season) =>
      `Table, ${competition} ${season}: points, goals, form and tie-breaks, live.`,
    clubMatches: (club, competition, season) =>
      `All matches of ${club} in ${competition} ${season}: dates, times and results.`,
  },
};
