import { useSite } from "./SiteContext.tsx";

/** What the program that serves a page knows and the app does not. */
export interface Around {
  /** What time it was when the page was painted, in milliseconds. */
  now?: number | undefined;
  /** When a browser took it over, by its own clock. */
  begun?: number | undefined;
  /** The origins whose players may stand in a page; the usual ones where nothing else is said. */
  embeds?: readonly string[] | undefined;
}

export const useAround = (): Around => useSite().around ?? {};

const HOUR_MS = 3_600_000;

/**
 * What time it is: it goes on from that of the page, whatever the device's own clock says, and by whole hours, so that a
 * page comes to life as it was painted.
 */
export function timeIn({ now: painted, begun }: Around): number {
  const since = begun === undefined ? 0 : Math.floor((Date.now() - begun) / HOUR_MS) * HOUR_MS;
  return painted === undefined ? Date.now() : painted + since;
}
