import type { Texts } from "../i18n/texts.ts";

/** A file's size in words, of its kilobytes: "840 kB", "1,2 MB". */
export function fileSize(kilobytes: number, { format, news }: Pick<Texts, "format" | "news">): string {
  const { press } = news;
  return kilobytes < 1000
    ? press.kilobytes(format.number(Math.max(1, Math.round(kilobytes))))
    : press.megabytes(format.number(kilobytes / 1000, 1));
}
