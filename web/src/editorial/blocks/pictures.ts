import type { MediaEntry } from "../../api/entries.ts";
import { sizesOf, WIDE } from "../../api/pictures.ts";
import type { FigurePicture } from "../../ui/Figure.tsx";

/** A picture as it is, not cut. */
export function wholePicture(image: MediaEntry & { width?: number | null; height?: number | null }): FigurePicture {
  const { width, height, alternativeText } = image;
  return {
    ...sizesOf(image, WIDE),
    alt: alternativeText ?? "",
    width: width ?? undefined,
    height: height ?? undefined,
  };
}

/** Whether an address leads away from the site. */
export function isElsewhere(address: string): boolean {
  return /^https?:/i.test(address);
}
