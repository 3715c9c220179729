import { type PointerEvent, useRef } from "react";

/** Dragged so far down, or let go while moving so fast (pixels a millisecond), a sheet is put away. */
const FAR = 120;
const FAST = 0.6;

/** Whether a sheet that was dragged down and let go is meant to close. */
export function decidePutAway(dragged: number, ms: number): boolean {
  return dragged > FAR || (dragged > 24 && dragged / Math.max(ms, 1) > FAST);
}

/** Handlers for the grip of a sheet: it follows the pointer downwards, and goes back or away when let go. */
export function useDragAway(onClose: () => void) {
  const start = useRef<{ y: number; at: number; sheet: HTMLElement } | undefined>(undefined);

  const move = (sheet: HTMLElement, distance: number) => {
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : "";
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    start.current = undefined;
    move(from.sheet, 0);
    if (event.type === "pointerup" && decidePutAway(event.clientY - from.y, event.timeStamp - from.at)) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const sheet = event.currentTarget.closest("dialog");
      if (!sheet || event.button !== 0) return;
      start.current = { y: event.clientY, at: event.timeStamp, sheet };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) move(start.current.sheet, event.clientY - start.current.y);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
