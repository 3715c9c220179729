import { listed } from "./art.ts";
import type { Formats } from "./wire.ts";

/** Pictures of people and places, as lists show them. */

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
