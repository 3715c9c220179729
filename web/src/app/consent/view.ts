import { useSyncExternalStore } from "react";

/** What is shown of the question about cookies: the question itself, and the choices by purpose. */
interface View {
  isAsking: boolean;
  isChoosing: boolean;
}

let view: View = { isAsking: false, isChoosing: false };
const listeners = new Set<() => void>();

export function show(change: Partial<View>) {
  view = { ...view, ...change };
  for (const listener of listeners) listener();
}

export function useView(): View {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => view,
  );
}
