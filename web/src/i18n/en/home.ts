import type { Texts } from "../texts.ts";

export const home: Texts["home"] = {
  title: "Jornada: matches, results and the table",
  description: (competition, round) =>
    `${round}, ${competition}: live matches, results, dates and the table as it stands.`,
  allMatches: "All",
  table: "Table",
  fullTable: "Full table",
  competitions: "Competitions of the season",
  roundIn: (live, ended, ahead) => {
    const parts = [
      live > 0 && (live === 1 ? "one match live" : `${live} matches live`),
      ended > 0 && `${ended} finished`,
      ahead > 0 && `${ahead} to play`,
    ].filter((part) => part !== false);
    const sentence = parts.join(", ");
    return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : "";
  },
  next: "Up next",
  last: "Latest result",
  featured: "Featured match",
  followRound: "See all",
  liveCount: (count) => `${count} live`,
  nothing: "The season has not started",
  nothingText: "As soon as there is a competition, its matches will be here.",
};
