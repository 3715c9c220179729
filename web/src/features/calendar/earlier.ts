import type { CalendarDay } from "../../api/calendarWire.ts";
import { matchesOf } from "./queries.ts";

/** So many matches that are over stand in nobody's way. */
const FEW = 8;

interface Parted {
  earlier: CalendarDay[];
  shown: CalendarDay[];
}

/** What is put aside of a month so that the list begins today: nothing where little is over, or nothing is to come. */
export function decideEarlier(days: CalendarDay[], today: string): Parted {
  const earlier = days.filter(({ day }) => day < today);
  const isMuch = matchesOf(earlier).length > FEW && earlier.length < days.length;
  return isMuch ? { earlier, shown: days.slice(earlier.length) } : { earlier: [], shown: days };
}
