import type { Texts } from "../texts.ts";

export const calendar: Texts["calendar"] = {
  title: "Calendar",
  titleOf: (choice) => `Calendar: ${choice}`,
  description: (month) => `Matches in ${month}, day by day: dates, times, results and live matches.`,
  descriptionOf: (choice, month) =>
    `${choice}, matches in ${month}: dates, times, results and a calendar to subscribe to.`,
  breadcrumbs: "You are here",

  share: "Share",
  copied: "Address copied",
  copyFailed: "Could not copy",

  months: "Months",
  previousMonth: (month) => `Previous month: ${month}`,
  nextMonth: (month) => `Next month: ${month}`,
  today: "Today",
  days: { today: "today", tomorrow: "tomorrow", yesterday: "yesterday" },

  season: "Season",
  competition: "Competition",
  allCompetitions: "All competitions",
  club: "Club",
  allClubs: "All clubs",
  view: "Calendar view",
  views: { month: "Month", list: "List" },
  clear: "Clear",

  caption: (month) => `Matches in ${month}, week by week`,
  dayWithMatches: (day, matches) => `${day}, ${matches} ${matches === 1 ? "match" : "matches"}`,
  moreMatches: (count) => (count === 1 ? "+1 match" : `+${count} matches`),
  moreMatchesOn: (count, day) => `${count === 1 ? "+1 match" : `+${count} matches`}, ${day}`,
  short: { postponed: "Ppd", cancelled: "Canc." },
  competitions: "Competitions this month",
  list: "Matches day by day",
  earlier: (matches) => (matches === 1 ? "Earlier this month: 1 match" : `Earlier this month: ${matches} matches`),
  later: (matches) => (matches === 1 ? "Later this month: 1 match" : `Later this month: ${matches} matches`),

  undated: "Date to be set",
  undatedText: "No day and hour yet. The dates shown are those of the round.",
  undatedMore: (matches) => (matches === 1 ? "1 more match without a date" : `${matches} more matches without a date`),
  loadingUndated: "Loading matches without a date",

  empty: (month) => `No matches in ${month}`,
  emptyText: "No competition is played this month.",
  emptyFiltered: "No match of this month fits the chosen filters.",
  clearFilters: "Clear filters",
  goToNext: (month) => `See ${month}`,

  subscribe: "Subscribe",
  subscribeTitle: "Matches in your calendar",
  subscribeText: "The calendar follows every change of date and time. No account needed.",
  feedWeb: "Web",
  feedIos: "iPhone/iOS",
  feedWebOf: (name) => `${name}: web calendar`,
  feedIosOf: (name) => `${name}: iPhone/iOS calendar`,
  feedAddress: "Address to copy",
  copy: "Copy",
  severalClubs: "Several clubs in one calendar",
  severalClubsText: "Choose the clubs.",
  chosenClubs: (clubs) => (clubs === 1 ? "1 club chosen" : `${clubs} clubs chosen`),
  openFeed: "Open calendar",
};
