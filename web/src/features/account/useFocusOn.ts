import { type RefObject, useEffect, useRef } from "react";

/** Whoever goes from one form to the next goes on typing: the first field, or button, of what is shown has the focus. */
export function useFocusOn(key: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    const hasChanged = before.current !== key;
    before.current = key;
    if (!key || !hasChanged) return;
    place.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
  }, [key]);
  return place;
}
