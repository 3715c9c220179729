import { type RefObject, useEffect, useRef } from "react";

/** What comes because somebody asked for it has the focus when it is there: its first field. */
export function useFocusFirst(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus(), []);
  return place;
}
