import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** For how long something new is shown as new. */
const NEW_FOR = 4000;

/** Which keys have come in since the list was first shown, for a few seconds each. */
export function useArrivals(keys: string[]): Set<string> {
  const [known, setKnown] = useState(() => new Set(keys));
  const together = keys.join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same keys is the same
  useEffect(() => {
    const timer = setTimeout(() => setKnown(new Set(keys)), NEW_FOR);
    return () => clearTimeout(timer);
  }, [together]);

  // Nothing in common: another match, not news of this one.
  const isAnother = known.size > 0 && !keys.some((key) => known.has(key));
  return new Set(isAnother ? [] : keys.filter((key) => !known.has(key)));
}

/**
 * Keeps what is being read in its place when something comes in above it. Browsers would by themselves, but not all of
 * them, and not with every part that sticks to a page.
 */
export function useSteadyReading(list: RefObject<HTMLElement | null>, arrivals: Set<string>) {
  const told = useRef(new Set<Element>());
  const together = [...arrivals].join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useLayoutEffect(() => {
    const all = [...(list.current?.querySelectorAll(":scope > [data-new]") ?? [])];
    const added = all.filter((one) => !told.current.has(one));
    told.current = new Set(all);
    if (added.length > 0) keepPlaceBelow(added);
  }, [together]);
}

function keepPlaceBelow(added: Element[]) {
  const root = document.documentElement;
  // Before anything is measured: that is when the browser would scroll as well.
  root.style.overflowAnchor = "none";
  const covered = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const above = added.map((one) => one.getBoundingClientRect()).filter(({ top }) => top < covered);
  const grown = above.reduce((sum, { height }) => sum + height, 0);
  scrollBy({ top: grown, behavior: "instant" });
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty("overflow-anchor")));
}
