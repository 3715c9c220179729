import type { Texts } from "../i18n/texts.ts";

/** A day with its year: lists reach back to other seasons. */
export function dayWithYear(iso: string, { format }: Pick<Texts, "format">): string {
  return `${format.dayOfMonth(iso)} ${iso.slice(0, 4)}`;
}
