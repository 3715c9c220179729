import { useLayoutEffect, useRef } from "react";
import { takeFootRoom } from "./footRoom";

const GAP_PX = 8;

/**
 * For a card over the foot of the page: the page ends above it, what has the focus is scrolled to above it, and toasts
 * keep clear of it. Said where it is needed and nowhere else: everything on the page would be styled anew for a property
 * that is handed down.
 */
export function useFootCard() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!card.current) return;
    const { current } = card;
    const root = document.documentElement;
    const keepClear = (room: string) => {
      root.style.scrollPaddingBottom = room;
      document.body.style.paddingBottom = room;
    };
    const measure = () => {
      const height = current.offsetHeight + GAP_PX;
      const below = Number.parseFloat(getComputedStyle(current).bottom) || 0;
      keepClear(`${height + below}px`);
      takeFootRoom(height);
    };
    // Tells the first size, too, once the browser has laid the card out by itself.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      keepClear("");
      takeFootRoom(0);
    };
  }, []);
  return card;
}
