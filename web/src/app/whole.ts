import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { comesFromTop } from "./moving.ts";

const never = () => () => undefined;

const isNarrow = () => matchMedia("(max-width: 719px)").matches;

/**
 * Whether a page is to be there with all that is below its first screen. It is, but for the moment in which it is opened by
 * a press: what is seen first is drawn first, and the rest once that is on the screen. What only wide screens show comes
 * later on the others alone.
 */
export function useWhole(shown?: "wide"): boolean {
  const isPainted = useSyncExternalStore(
    never,
    () => false,
    // By the server, or as the server has painted it.
    () => true,
  );
  const [isAtOnce] = useState(() => isPainted || !comesFromTop() || (shown === "wide" && !isNarrow()));
  return useDeferredValue(true, isAtOnce ? undefined : false);
}

/** All of a list, or as much of it as a first screen shows. */
export function useFirst<Item>(all: Item[], most: number, shown?: "wide"): Item[] {
  return useWhole(shown) ? all : all.slice(0, most);
}
