import type { Language } from "./language.ts";
import type { AreaTexts } from "./texts.ts";

/**
 * Texts that only some pages say come with these pages (`texts` of a `Page`): whoever opens the home page does not load
 * the words of all others. Each area is a file that exports it under its own name.
 */
export type AreaName = keyof AreaTexts;

type Areas = { [Name in AreaName]: () => Promise<Pick<AreaTexts, Name>> };

const AREAS: Record<Language, Areas> = {
  "pt-PT": {
    bracket: () => import("./ptPT/bracket.ts"),
    calendar: () => import("./ptPT/calendar.ts"),
    competition: () => import("./ptPT/competition.ts"),
    international: () => import("./ptPT/international.ts"),
    match: () => import("./ptPT/match.ts"),
    statistics: () => import("./ptPT/statistics.ts"),
    table: () => import("./ptPT/table.ts"),
  },
  en: {
    bracket: () => import("./en/bracket.ts"),
    calendar: () => import("./en/calendar.ts"),
    competition: () => import("./en/competition.ts"),
    international: () => import("./en/international.ts"),
    match: () => import("./en/match.ts"),
    statistics: () => import("./en/statistics.ts"),
    table: () => import("./en/table.ts"),
  },
};

/** An area's texts, under its name. */
export function loadArea(language: Language, name: AreaName): Promise<Partial<AreaTexts>> {
  return AREAS[language][name]();
}

/** Where an area lies: tells the server which script a page needs beside its own. */
export function fileOfArea(language: Language, name: AreaName): string {
  return `src/i18n/${language.replace("-", "")}/${name}.ts`;
}
