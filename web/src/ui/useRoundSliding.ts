import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

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

interface Drag {
  /** Where the finger went down. */
  from: number;
  /** The tick under it, once it has moved. */
  at?: number;
}

const linksIn = (track: Element) => [...track.querySelectorAll("a")];

function tickAt(track: Element, x: number): number {
  const { left, width } = track.getBoundingClientRect();
  return decideTick((x - left) / width, track.children.length, linksIn(track).length);
}

/**
 * Moves along the ticks of a track with keys, finger or mouse. Ticks are links, so all it does is follow them: the
 * address says what is shown. `dragged` is the tick under the finger.
 */
export function useRoundSliding() {
  const [dragged, setDragged] = useState<number>();
  const drag = useRef<Drag>(undefined);

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = linksIn(event.currentTarget);
    const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
    const to = decideStep(event.key, focused, links.length);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
    links[to]?.click();
  };
  const onPointerDown = (event: PointerEvent<Element>) => {
    if (event.button === 0) drag.current = { from: event.clientX };
  };
  const onPointerMove = (event: PointerEvent<Element>) => {
    const { current } = drag;
    if (!current || (current.at === undefined && Math.abs(event.clientX - current.from) < STILL_PX)) return;
    if (current.at === undefined) event.currentTarget.setPointerCapture(event.pointerId);
    current.at = tickAt(event.currentTarget, event.clientX);
    setDragged(current.at);
  };
  const onPointerUp = (event: PointerEvent<Element>) => {
    const at = drag.current?.at;
    drag.current = undefined;
    setDragged(undefined);
    if (at !== undefined && event.type === "pointerup") linksIn(event.currentTarget)[at]?.click();
  };
  const track = { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  return { dragged, track };
}
