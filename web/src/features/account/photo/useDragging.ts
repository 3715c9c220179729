import { type PointerEvent, useRef } from "react";
import { type ChangeCrop, moved, type Size, zoomed } from "./crop.ts";

/** How much of the stage the square fills. */
export const SHARE = 0.8;
/** A finger that moves less has pressed. */
const PRESS_PIXELS = 4;

interface Pointer {
  x: number;
  y: number;
}

/** One finger or the mouse moves the picture under the square, two enlarge it; a press brings what is there to the middle. */
export function useDragging(size: Size, change: ChangeCrop) {
  const pointers = useRef(new Map<number, Pointer>());
  const isPress = useRef(false);
  const from = useRef<Pointer>({ x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isPress.current = pointers.current.size === 1;
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (distance(from.current, now) > PRESS_PIXELS) isPress.current = false;
    if (isPress.current) return;
    pointers.current.set(event.pointerId, now);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (other) {
      const factor = distance(other, now) / Math.max(1, distance(other, before));
      change((crop) => zoomed(size, crop, factor));
      return;
    }
    const side = squareOn(event.currentTarget);
    change((crop) => moved(size, crop, (before.x - now.x) / side, (before.y - now.y) / side));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || !isPress.current) return;
    isPress.current = false;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const side = squareOn(event.currentTarget);
    const [across, down] = [event.clientX - left - width / 2, event.clientY - top - height / 2];
    change((crop) => moved(size, crop, across / side, down / side));
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    isPress.current = false;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function distance(one: Pointer, other: Pointer): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How large the square is on the screen. */
function squareOn(stage: HTMLElement): number {
  return Math.max(1, stage.getBoundingClientRect().width * SHARE);
}
