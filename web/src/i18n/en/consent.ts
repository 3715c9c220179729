import type { consent as portuguese } from "../ptPT/consent.ts";

export const consent: typeof portuguese = {
  title: "Cookies, only those you want",
  text: "The site uses the necessary ones. If you agree, we count what is looked at and open videos of other sites at once.",
  policy: "Cookie policy",
  asks: "There is a question about cookies at the start of the page.",
  accept: "Accept",
  refuse: "Refuse",
  choose: "Choose",
  saved: "Choice saved. You can change it at the foot of every page.",
  choices: {
    title: "Cookie settings",
    text: "You can change your mind whenever you like, at the foot of every page.",
    necessary: "Necessary",
    necessaryText:
      "Your session, the language, the number of this device and this choice. The site needs them to work.",
    always: "Always on",
    analytics: "Measuring",
    analyticsText:
      "Counts what is seen and searched for on this site, with the number of this device and without your name.",
    embeds: "Content of other sites",
    embedsText:
      "Videos and publications open at once. The site they come from learns of your visit and may keep cookies.",
    save: "Save choice",
    close: "Close",
  },
  embed: {
    title: (host) => `${host} will learn of this visit`,
    text: "The content comes from another site, which may keep cookies in your browser.",
    once: "Show this time",
    always: "Always allow",
    elsewhere: (host) => `Open at ${host}`,
  },
};
