import type { TeamRef } from "./wire.ts";

/** Addresses of the pictures that the server draws. */

/** A club's crest for lists. */
export function crestOf(team: Pick<TeamRef, "logo">): string {
  return listed(drawnCrestOf(team));
}

/** A crest or a portrait for lists: of those that the server draws, a small picture, which browsers paint aside. */
export function listed(picture: string): string {
  return picture.replace(/(^\/art\/(?:crest|portrait)\/.+)svg$/, "$1webp");
}

/** A club's crest where it is large. */
export function drawnCrestOf(team: Pick<TeamRef, "logo">): string {
  return team.logo.normal.small ?? "";
}

/** Behind what has no picture and no colour of its own. */
export const BRAND = "#E1FF19";

/** A field of tiles in a colour (`#RRGGBB`): the same seed always gives the same picture. */
export function tilesArt(seed: string, color: string, columns: number, rows: number): string {
  return `/art/tiles/${encodeURIComponent(seed)}-${color.slice(1).toUpperCase()}-${columns}x${rows}.svg`;
}
