import type { Language } from "./language.ts";
import type { AreaTexts } from "./texts.ts";

type AreaName = keyof AreaTexts;

/**
 * Texts that only some pages say come with these pages (`texts` of a `Page`): whoever opens the home page does not load
 * the words of all others. Each area is a file for each language that exports it under its own name.
 */
export interface Area {
  name: AreaName;
  load: (language: Language) => Promise<Partial<AreaTexts>>;
}

type Load<Name extends AreaName> = () => Promise<Pick<AreaTexts, Name>>;

export function area<Name extends AreaName>(name: Name, portuguese: Load<Name>, english: Load<Name>): Area {
  return { name, load: (language) => (language === "en" ? english() : portuguese()) };
}

/** Where an area lies: tells the server which script a page needs beside its own. */
export function fileOfArea(language: Language, { name }: Area): string {
  return `src/i18n/${language.replace("-", "")}/${name}.ts`;
}
