import type { Texts } from "../texts.ts";

export const app: Texts["app"] = {
  name: "Jornada",
  title: (page, site) => `${page} · ${site}`,
  description: "Fixtures, results, tables and stories of the championship.",
  home: "Home",
  search: "Search",

  errorTitle: (status) => `Error ${status}`,
  errorTexts: {
    notFound: "This page does not exist.",
    other: "Something went wrong on our side. Please try again shortly.",
  },
  goHome: "Go to the home page",

  skip: "Skip to content",
  loading: "Loading the page",
  homeLink: (site) => `${site}, home page`,
  sections: "Sections",
  matches: "Matches",
  table: "Table",
  tableShort: "Table",
  more: "More",
  close: "Close",
  clubs: "Clubs",
  competitions: "Competitions",
  chooseCompetition: (name) => `Competition: ${name}. Change`,
  domestic: "Domestic",
  international: "International",
  liveCount: (matches) => `${matches} live`,
  liveNow: "Matches are live",

  language: "Language",
  changeLanguage: "Change language",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },

  onThisSite: "On this site",
  followUs: "Follow us",
  footerText: "Matches, results and tables, round after round.",
  footerNote: "Made with Jornada, free software",

  partFailed: "This part did not load",
  partFailedText: "The rest of the page is fine. Please try again.",
  offlineText: "You seem to be offline. Try again when you are back.",
  retry: "Try again",
  apply: "Apply",
};
