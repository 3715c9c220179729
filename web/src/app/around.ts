import { createContext, use } from "react";

/** What the program that serves the page knows and the app does not. */
export interface Around {
  /** What time it is, in milliseconds. */
  now: () => number;
  /** The origins whose players may stand in a page; the usual ones where nothing else is said. */
  embeds?: readonly string[] | undefined;
}

/** By the clock of the machine itself. */
export const PLAIN: Around = { now: () => Date.now() };

export const AroundContext = createContext(PLAIN);

export const useAround = () => use(AroundContext);

export const HOUR_MS = 3_600_000;

/** As a page tells it to the browser that takes it over. */
export interface ToldAround {
  now?: number | undefined;
  embeds?: readonly string[] | undefined;
}

/**
 * The time goes on from that of the page, whatever the device's own clock says; and by whole hours, so that a page comes
 * to life as it was painted.
 */
export function aroundFrom({ now: painted, embeds }: ToldAround = {}): Around {
  if (painted === undefined) return { ...PLAIN, embeds };
  const begun = Date.now();
  return { embeds, now: () => painted + Math.floor((Date.now() - begun) / HOUR_MS) * HOUR_MS };
}
