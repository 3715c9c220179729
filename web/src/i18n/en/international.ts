import type { international as original } from "../ptPT/international.ts";

export const international: typeof original = {
  title: "International",
  lead: "The international competitions, stage by stage, with our own clubs first.",
  description: (season) =>
    `Matches, groups and knock-out rounds of the international competitions of ${season}, with our clubs first.`,
  season: "Season",
  filter: "Matches",
  all: "All matches",
  domestic: "Our clubs only",
  ours: "Our clubs",
  others: "Other matches",
  rounds: (competition) => `Stages and rounds, ${competition}`,
  previousRound: (round) => `Previous: ${round}`,
  nextRound: (round) => `Next: ${round}`,
  page: "The whole competition",
  bracket: "Bracket",
  groups: "Our clubs' groups",
  groupMatches: "Matches",
  caption: (group, competition) => `${group}, ${competition}`,
  noneOfOurs: "None of our clubs plays here",
  noneOfOursText: "See all matches of this stage, or choose another.",
  nothing: "There are no international competitions yet",
  nothingText: "They show here as soon as they are known.",
  share: "Share",
  copied: "Link copied",
  copyFailed: "Could not copy",
};
