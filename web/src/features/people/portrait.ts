import type { Formats } from "../../api/wire.ts";

/** The largest picture that there is of a person. */
export function portraitOf(photo: Formats | null | undefined): string | undefined {
  return photo?.xLarge ?? photo?.large ?? photo?.medium ?? photo?.small ?? undefined;
}
