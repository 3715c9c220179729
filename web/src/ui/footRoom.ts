import { useSyncExternalStore } from "react";

/** How much room a card over the foot of the page takes, in pixels: toasts keep clear of it (`useFootCard`). */
let room = 0;
const listeners = new Set<() => void>();

export function takeFootRoom(pixels: number) {
  room = pixels;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const known = () => room;

export const useFootRoom = () => useSyncExternalStore(subscribe, known, known);
