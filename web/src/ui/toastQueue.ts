/* The queue of messages at the foot of the screen. One is shown at a time; the rest wait their turn. */
import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react";

export type ToastAction = { label: string; href?: string | undefined; onSelect?: (() => void) | undefined };

export type ToastContent = {
  title: string;
  text?: string | undefined;
  tone?: "info" | "goal" | "error" | undefined;
  /** What stands in the coloured corner: an `Icon`, or the score of a goal. */
  mark?: ReactNode;
  action?: ToastAction | undefined;
  /** Stays until dismissed: offline, a new version. */
  isPersistent?: boolean | undefined;
  /** `clubStyle(…)` of the club that scored. */
  style?: CSSProperties | undefined;
};

export type Toast = ToastContent & { id: number };

let queue: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Puts a message at the end of the queue and returns the id that dismisses it. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  change([...queue, { ...content, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The message whose turn it is; none on the server. */
export function useToasts(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => queue[0] ?? null,
    () => null,
  );
}
