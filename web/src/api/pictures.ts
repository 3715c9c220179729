import { listed } from "./art.ts";
import type { MediaEntry, PictureSize } from "./entries.ts";
import type { Formats } from "./wire.ts";

/** Pictures of people, places and articles, as lists show them. */

/** The smallest size that is sharp in a list. */
export function photoOf(photo: Formats | null | undefined): string | undefined {
  if (!photo) return undefined;
  const { small, thumbnail, medium, large, xSmall } = photo;
  const picture = small ?? thumbnail ?? medium ?? large ?? xSmall;
  return picture ? listed(picture) : undefined;
}

/** A ground in its club's colours (`#RRGGBB`), as the server draws it; paper where a club has one colour. */
export function stadiumArt(stadium: number, color: string, secondary: string | null | undefined): string {
  const plain = (one: string) => one.slice(1).toUpperCase();
  return `/art/scene/stadium-${stadium}-${plain(color)}-${plain(secondary ?? "#FAFCFF")}.svg`;
}

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
