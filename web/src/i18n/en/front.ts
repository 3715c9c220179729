import type { Texts } from "../texts.ts";

export const front: Texts["front"] = {
  draft: {
    title: "Draft",
    text: "This is how the blocks of this page will be, and only those with this link see it. The highlights are the published ones.",
  },
  all: "See all",
  news: "News",
  videos: "Videos",
  opinions: "Opinion",
  papers: {
    statements: "Official statements",
    pressReleases: "Press releases",
    publications: "Official publications",
  },
  pdfOf: (title) => `PDF: ${title}`,
  leaders: "Season leaders",
  store: "Store",
  giveaways: "Giveaways",
  takePart: "Take part",
  until: (day) => `Until ${day}`,
  partners: "Partners",
  partnerTypes: {
    main: "Main partner",
    official: "Official partners",
    institutional: "Institutional partners",
    media: "Media partners",
    supplier: "Suppliers",
  },

  club: {
    choose: "Choose your club",
    chooseText: "Its matches, its news and its place in the table stay here, on this device. No account needed.",
    chooseTextOfFan: "Its matches, its news and its place in the table stay here, and with your account.",
    notSaved: "That could not be saved. Try again.",
    clubs: "Clubs",
    mine: "My club",
    now: "Now",
    next: (day) => `Next match, ${day}`,
    last: (day) => `Last match, ${day}`,
    home: (club) => `${club} (home)`,
    away: (club) => `${club} (away)`,
    position: "Position",
    positionOf: (place, points) => `${ordinal(place)}, ${points === 1 ? "1 point" : `${points} points`}`,
    form: "Form",
    tickets: "Tickets",
    change: "Change club",
    changeBack: "Back",
    matches: "Matches",
    news: "News",
    matchesOfBoth: "Matches of your clubs",
    newsOfBoth: "News of your clubs",
    failed: "This club could not be read.",
  },
};

function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  const ending = isTeen ? undefined : { 1: "st", 2: "nd", 3: "rd" }[place % 10];
  return `${place}${ending ?? "th"}`;
}
