import { BRAND, tilesArt } from "../../api/art.ts";
import type { HeroEntry } from "../../api/articles.ts";
import type { MediaEntry } from "../../api/entries.ts";
import { sizesOf, WIDE } from "../../api/pictures.ts";

export interface HeroPicture {
  src: string;
  srcSet?: string | undefined;
  alt: string;
  /** For windows that are higher than wide. */
  portrait?: string | undefined;
  /** What stays in sight where it is cut. */
  position?: string | undefined;
  /** Not cut at all: a wordmark, which would not be read any more. */
  isWhole?: boolean | undefined;
}

/** The picture that an article opens with; tiles where it has none. */
export function heroPicture(
  picture: HeroEntry | null | undefined,
  portrait: MediaEntry | null | undefined,
  seed: string,
): HeroPicture {
  if (!picture) return { src: tilesArt(seed, BRAND, 16, 6), alt: "" };
  return {
    src: picture.formats?.large?.webp?.url ?? picture.formats?.large?.url ?? picture.url,
    srcSet: sizesOf(picture, WIDE).srcSet,
    alt: picture.alternativeText ?? "",
    position: positionOf(picture),
    isWhole: isWordmark(picture),
    portrait: portrait ? (sizesOf(portrait, WIDE).srcSet ?? portrait.url) : undefined,
  };
}

function positionOf({ focalPoint }: HeroEntry): string | undefined {
  const { x, y } = focalPoint ?? {};
  return typeof x === "number" && typeof y === "number" ? `${Math.round(x * 100)}% ${Math.round(y * 100)}%` : undefined;
}

/** No photograph is as wide as this. */
const WORDMARK = 2.4;

function isWordmark({ width, height }: HeroEntry): boolean {
  return typeof width === "number" && typeof height === "number" && width / height > WORDMARK;
}
