import type { Texts } from "../i18n/texts.ts";

/** How much there is to load, from kilobytes: "84 kB", "1,2 MB". Nothing where it is not known. */
export function fileSize(
  kilobytes: number | null | undefined,
  { format, media }: Pick<Texts, "format" | "media">,
): string | undefined {
  if (!kilobytes || kilobytes <= 0) return undefined;
  if (kilobytes < 1000) return media.sizes.kilobytes(format.number(Math.max(1, Math.round(kilobytes))));
  return media.sizes.megabytes(format.number(kilobytes / 1000, 1));
}
