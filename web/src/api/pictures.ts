import type { MediaEntry, PictureSize } from "./entries.ts";

/** Pictures that editors chose, as articles and cards show them. */

/** The sizes of a whole picture that cards show; all others are cut out of it. */
const WHOLE: readonly PictureSize[] = ["small", "medium", "large"];

/** Those of one that may be as wide as the window. */
export const WIDE: readonly PictureSize[] = [...WHOLE, "xLarge"];

/** A picture that an editor chose, in the sizes that there are. */
export function sizesOf(
  { url, formats }: MediaEntry,
  wanted: readonly PictureSize[] = WHOLE,
): { src: string; srcSet: string | undefined } {
  const sizes = wanted
    .flatMap((name) => formats?.[name] ?? [])
    .map(({ url: plain, webp, width }) => ({
      url: webp?.url ?? plain,
      width,
    }));
  return {
    src: sizes[0]?.url ?? url,
    srcSet: sizes.length > 1 ? sizes.map((one) => `${one.url} ${one.width}w`).join(", ") : undefined,
  };
}
