import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

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

/** Keeps what is being read in its place when something comes in above it, where the browser does not by itself. */
export function useSteadyReading(list: RefObject<HTMLElement | null>, arrivals: Set<string>) {
  const together = [...arrivals].join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useLayoutEffect(() => {
    if (!list.current || arrivals.size === 0 || CSS.supports("overflow-anchor", "auto")) return;
    const above = [...list.current.querySelectorAll<HTMLElement>(":scope > [data-new]")]
      .map((one) => one.getBoundingClientRect())
      .filter(({ top }) => top < 0);
    const grown = above.reduce((sum, { height }) => sum + height, 0);
    if (grown > 0) scrollBy({ top: grown, behavior: "instant" });
  }, [together]);
}
