import type { Texts } from "../texts.ts";
import { ordinal } from "./ordinal.ts";

export const table: Texts["table"] = {
  rounds: "The table after each round",
  captionAfter: (caption, round) => `${caption}, after ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
  captionForm: (caption) => `${caption}, form and next opponent`,
  today: "See today’s table",
  final: "See the final table",

  place: (position) => ordinal(position),

  steps: "See the tie-break step by step",
  stepsFor: (clubs) => `between ${clubs}`,
  loadingSteps: "Loading the tie-break",
  list: (clubs, last) => `${clubs} and ${last}`,

  question: {
    title: "Ask the table",
    ask: (ahead, behind) => `Why are ${ahead} ahead of ${behind}?`,
    ahead: "The club ahead",
    behind: "The club behind",
    same: "Choose two different clubs.",
    otherWay: (club) => `It is the other way round: ${club} are ahead.`,
    points: (club, points, other, otherPoints) =>
      `${club} have ${points} ${points === 1 ? "point" : "points"}, ${other} have ${otherPoints}.`,
    tied: (points) => `Both have ${points} ${points === 1 ? "point" : "points"}.`,
    steps: "See the criteria in the table",
  },

  ladder: {
    title: "Criteria, in order",
    caption: (clubs) => `Tie-break criteria, in order: ${clubs}`,
    criterion: "Criterion",
    result: "Result",
    points: "Points",
    allMatches: "All matches",
    matchesBetween: (matches, clubs) => `${matches} ${matches === 1 ? "match" : "matches"} among the ${clubs} clubs`,
    restarted: (criterion) => `${criterion}, again`,
    onlyBetween: (clubs) => `Only matches between ${clubs}`,
    tied: (clubs) => `${clubs} clubs level`,
    level: "Still level",
    placed: (club, place) => `${club} are ${place}`,
    split: (ahead, behind) => `${ahead} ahead of ${behind}`,
    waiting: (matches) =>
      matches === 1
        ? "Counts only when the match left between them is played"
        : `Counts only when the ${matches} matches left between them are played`,
    unused: "Not needed",
  },

  between: {
    title: "Matches between them",
    caption: (clubs) => `Results between ${clubs}: home in rows, away in columns`,
    home: "Home",
    away: "Away",
    unplayed: "to play",
    nothing: "They have not played each other yet.",
    tableTitle: "Table between them",
    tableCaption: (clubs) => `Table of the matches between ${clubs} only`,
    goals: { short: "G", long: "Goals for and against" },
  },

  chart: {
    title: "Round by round",
    lead: "Where each club stood after each round",
    label: (rounds) => `Chart: the place of each club over ${rounds} ${rounds === 1 ? "round" : "rounds"}`,
    summary: (round, club) => `After ${round.charAt(0).toLowerCase()}${round.slice(1)}, ${club} lead.`,
    ledMost: (club, rounds) => `Most rounds ended in first place: ${club} (${rounds}).`,
    clubs: (round) => `Highlighted clubs, after ${round.charAt(0).toLowerCase()}${round.slice(1)}`,
    best: (best, worst) => `Best ${best}, worst ${worst}`,
    remove: (club) => `Take ${club} out of the chart`,
    add: "Add a club",
    choose: "Choose…",
    most: (clubs) => `The chart highlights up to ${clubs} clubs. Take one out to add another.`,
    asTable: "See the places as a table",
    caption: (competition, season) => `Where each club stood after each round, ${competition} ${season}`,
    scroll: "Chart, round by round",
    scrollTable: "Places, round by round",
    loading: "Loading the chart",
    nothing: "Nothing has been played yet",
    nothingText: "The chart starts with the first round.",
  },
};
