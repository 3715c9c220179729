import type { Format } from "../i18n/format.ts";
import type { Texts } from "../i18n/texts.ts";

/** A file's size in words, of its kilobytes: "840 kB", "1,2 MB". */
export function fileSize(kilobytes: number, { format, news }: Pick<Texts, "format" | "news">): string {
  return sizeIn(kilobytes, format, news.press);
}

interface Units {
  kilobytes: (size: string) => string;
  megabytes: (size: string) => string;
}

/** The same for pages that have their own words for it, and do without those of the news. */
export function sizeIn(kilobytes: number, { number }: Pick<Format, "number">, units: Units): string {
  return kilobytes < 1000
    ? units.kilobytes(number(Math.max(1, Math.round(kilobytes))))
    : units.megabytes(number(kilobytes / 1000, 1));
}
