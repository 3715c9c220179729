import type { Texts } from "../texts.ts";

export const home: Texts["home"] = {
  title: (site) => `${site}: matches, results and the table`,
  description: (competition, round) =>
    `${round}, ${competition}: live matches, results, dates and the table as it stands.`,
  matchesOf: (round) => `${round} matches`,
  allMatches: "All",
  table: "Table",
  fullTable: "Full table",
  tableCaption: (competition, season) => `Table, ${competition} ${season}`,
  competitions: "Competitions of the season",
  round: {
    live: (count) => (count === 1 ? "one match live" : `${count} matches live`),
    ended: (count) => `${count} finished`,
    ahead: (count) => `${count} to play`,
  },
  next: "Up next",
  last: "Latest result",
  featured: "Featured match",
  followRound: "See all",
  liveCount: (count) => `${count} live`,
  nothing: "The season has not started",
  nothingText: "As soon as there is a competition, its matches will be here.",
};
