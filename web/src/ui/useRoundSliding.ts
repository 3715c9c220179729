import { type RefObject, useEffect, useState } from "react";

/** How far a finger may stray before a tap is a drag. */
const STILL_PX = 6;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 5,
  PageUp: (at) => at + 5,
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads from a tick, among as many ticks that lead somewhere. */
export function decideStep(key: string, at: number, count: number): number | undefined {
  const step = STEPS[key];
  if (!step || count === 0) return undefined;
  const to = Math.max(0, Math.min(count - 1, step(at, count - 1)));
  return to === at ? undefined : to;
}

/** Which of the ticks is at this place of the track: 0 is its left end, 1 its right one. */
export function decideTick(share: number, ticks: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(share * ticks)));
}

/**
 * Moves along the ticks of a slider with keys, finger or mouse. Ticks are links, so all it does is follow them: the
 * address says what is shown. Gives the tick under the finger while it drags.
 */
export function useRoundSliding(nav: RefObject<HTMLElement | null>): number | undefined {
  const [dragged, setDragged] = useState<number>();

  useEffect(() => {
    const box = nav.current;
    const track = box?.querySelector<HTMLElement>("[data-track]");
    if (!box || !track) return;
    const links = () => [...track.querySelectorAll<HTMLAnchorElement>("a")];
    const controller = new AbortController();
    const { signal } = controller;

    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = links();
      const focused = all.indexOf(document.activeElement as HTMLAnchorElement);
      const at = focused >= 0 ? focused : all.findIndex((link) => link.hasAttribute("aria-current"));
      const to = decideStep(event.key, at, all.length);
      if (to === undefined) return;
      event.preventDefault();
      all[to]?.focus();
      all[to]?.click();
    };

    let from: number | undefined;
    let at: number | undefined;
    const tickAt = (x: number) => {
      const { left, width } = track.getBoundingClientRect();
      return decideTick((x - left) / width, track.children.length, links().length);
    };
    const onDown = (event: PointerEvent) => {
      if (event.button === 0) from = event.clientX;
    };
    const onMove = (event: PointerEvent) => {
      if (from === undefined || (at === undefined && Math.abs(event.clientX - from) < STILL_PX)) return;
      if (at === undefined) track.setPointerCapture(event.pointerId);
      at = tickAt(event.clientX);
      setDragged(at);
    };
    const onUp = (event: PointerEvent) => {
      if (at !== undefined && event.type === "pointerup") links()[at]?.click();
      from = undefined;
      at = undefined;
      setDragged(undefined);
    };
    box.addEventListener("keydown", onKey, { signal });
    track.addEventListener("pointerdown", onDown, { signal });
    track.addEventListener("pointermove", onMove, { signal });
    track.addEventListener("pointerup", onUp, { signal });
    track.addEventListener("pointercancel", onUp, { signal });
    return () => controller.abort();
  }, [nav]);

  return dragged;
}
