import { area } from "./area.ts";

export const account = area(
  "account",
  () => import("./ptPT/account.ts"),
  () => import("./en/account.ts"),
);
export const accreditation = area(
  "accreditation",
  () => import("./ptPT/accreditation.ts"),
  () => import("./en/accreditation.ts"),
);
export const accreditationInbox = area(
  "accreditationInbox",
  () => import("./ptPT/accreditationInbox.ts"),
  () => import("./en/accreditationInbox.ts"),
);
export const bracket = area(
  "bracket",
  () => import("./ptPT/bracket.ts"),
  () => import("./en/bracket.ts"),
);
export const calendar = area(
  "calendar",
  () => import("./ptPT/calendar.ts"),
  () => import("./en/calendar.ts"),
);
export const coach = area(
  "coach",
  () => import("./ptPT/coach.ts"),
  () => import("./en/coach.ts"),
);
export const competition = area(
  "competition",
  () => import("./ptPT/competition.ts"),
  () => import("./en/competition.ts"),
);
export const editorial = area(
  "editorial",
  () => import("./ptPT/editorial.ts"),
  () => import("./en/editorial.ts"),
);
export const international = area(
  "international",
  () => import("./ptPT/international.ts"),
  () => import("./en/international.ts"),
);
export const match = area(
  "match",
  () => import("./ptPT/match.ts"),
  () => import("./en/match.ts"),
);
export const media = area(
  "media",
  () => import("./ptPT/media.ts"),
  () => import("./en/media.ts"),
);
export const news = area(
  "news",
  () => import("./ptPT/news.ts"),
  () => import("./en/news.ts"),
);
export const official = area(
  "official",
  () => import("./ptPT/official.ts"),
  () => import("./en/official.ts"),
);
export const player = area(
  "player",
  () => import("./ptPT/player.ts"),
  () => import("./en/player.ts"),
);
export const profile = area(
  "profile",
  () => import("./ptPT/profile.ts"),
  () => import("./en/profile.ts"),
);
export const search = area(
  "search",
  () => import("./ptPT/search.ts"),
  () => import("./en/search.ts"),
);
export const shell = area(
  "shell",
  () => import("./ptPT/shell.ts"),
  () => import("./en/shell.ts"),
);
export const statistics = area(
  "statistics",
  () => import("./ptPT/statistics.ts"),
  () => import("./en/statistics.ts"),
);
export const table = area(
  "table",
  () => import("./ptPT/table.ts"),
  () => import("./en/table.ts"),
);
export const team = area(
  "team",
  () => import("./ptPT/team.ts"),
  () => import("./en/team.ts"),
);
