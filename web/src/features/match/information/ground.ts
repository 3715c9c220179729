import { photoOf } from "../../../api/portraits.ts";
import type { MatchStatic, Stadium } from "../../../api/wire.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { type Fact, fact } from "./fact.ts";

type Words = Pick<Texts, "format" | "match">;

/** Where a match is played. */
export interface Ground {
  name: string;
  picture: string | undefined;
  facts: Fact[];
}

interface Known {
  /** The home side's own ground. */
  own: Stadium | null | undefined;
  attendance: number | null | undefined;
}

/** What is known of the home side's ground is said only of a match that is played there. */
export function groundOf(
  { stadium }: Pick<MatchStatic, "stadium">,
  { own, attendance }: Known,
  { format, match: { information } }: Words,
): Ground | undefined {
  if (!stadium) return undefined;
  const known = own?.id === stadium.id ? own : undefined;
  const capacity = known?.capacity ? format.number(known.capacity) : undefined;
  const came = typeof attendance === "number" ? format.number(attendance) : undefined;
  return {
    name: stadium.name,
    picture: photoOf(known?.mediaFormats),
    facts: [
      ...fact("attendance", information.attendance, came && capacity ? information.attendanceOf(came, capacity) : came),
      ...fact("capacity", information.capacity, came ? undefined : capacity),
      ...fact("address", information.address, known?.address ?? known?.city, webAddress(known?.mapUrl)),
    ],
  };
}
