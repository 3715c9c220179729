import type { Texts } from "../texts.ts";

export const home: Texts["home"] = {
  title: (site) => `${site}: matches, results and the table`,
  description: (competition, round) =>
    `${round}, ${competition}: live matches, results, dates and the table as it stands.`,
  matches: "Matches",
  matchesOf: (round) => `${round} matches`,
  allMatches: "All",
  table: "Table",
  fullTable: "Full table",
  tableCaption: (competition, season) => `Table, ${competition} ${season}`,
  highlights: "Highlights",
  carousel: "carousel",
  slide: "highlight",
  slideOf: (number, count) => `${number} of ${count}`,
  pause: "Stop the highlights",
  play: "Play the highlights",
  readOn: "Read",
  watch: "Watch the video",
  follow: "Follow the match",
  seeMatch: "See the match",
  video: "Video",
  nothing: "The season has not started",
  nothingText: "As soon as there is a competition, its matches will be here.",
};
