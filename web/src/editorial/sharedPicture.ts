import type { MediaEntry } from "../api/entries.ts";
import { dayShareArt } from "../app/serverPaths.ts";
import type { Language } from "../i18n/language.ts";

/** The picture with which a page is shared: cut for it where it was; never the modern kinds, which not all who show it know. */
export function sharedPicture({ url, formats }: MediaEntry): string {
  return formats?.share?.url ?? formats?.large?.url ?? url;
}

/** The first of these that there is; else what is played today. */
export function shareImage(language: Language, ...pictures: (MediaEntry | null | undefined)[]): string {
  const picture = pictures.find((one) => one);
  return picture ? sharedPicture(picture) : dayShareArt(language);
}
