import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the site can be reached, and how old is what is shown while it cannot. */

let isCutOff = false;
/** When the worker put away what it told last, by address. */
const stored = new Map<string, number>();
const listeners = new Set<() => void>();

function set(cutOff: boolean) {
  if (cutOff === isCutOff) return;
  isCutOff = cutOff;
  if (!cutOff) stored.clear();
  for (const listener of listeners) listener();
}

let isWatching = false;

/** The device says when it has no network; the worker, when it answered in place of one. */
function watch() {
  isWatching = true;
  isCutOff = !navigator.onLine;
  addEventListener("offline", () => set(true));
  addEventListener("online", () => set(false));
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (data?.type !== "jornada:stored") return;
    stored.set(data.address, data.at);
    set(true);
  });
}

export function onConnection(listener: () => void): () => void {
  if (!isWatching) watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nothing is answered, as far as anybody has told. */
export function isOutOfReach(): boolean {
  if (!isWatching) watch();
  return isCutOff;
}

export const useIsCutOff = () => useSyncExternalStore(onConnection, isOutOfReach, () => false);

let isPageMissing = false;

/** A page that is not at hand says so in its own place, until it is left. */
export function tellMissing(): () => void {
  const change = (isMissing: boolean) => {
    isPageMissing = isMissing;
    for (const listener of listeners) listener();
  };
  change(true);
  return () => change(false);
}

/** Whether there is something to say of the age of what is shown. */
export const useIsOld = () =>
  useSyncExternalStore(
    onConnection,
    () => isOutOfReach() && !isPageMissing,
    () => false,
  );

/** Asks for the smallest thing there is. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/robots.txt", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** A page that was put away says nothing of the network: so it is asked. */
export async function checkConnection(): Promise<void> {
  if (!isWatching) watch();
  set(!(await isReachable()));
}

/** Looks whether the site can be reached again; if so, everything that is shown is asked for anew. */
export async function tryAgain(client: QueryClient): Promise<boolean> {
  const isBack = await isReachable();
  set(!isBack);
  if (isBack) await client.refetchQueries({ type: "active" });
  return isBack;
}

/** When the oldest part of what is shown was read; nothing where nothing was. */
export function ageOfShown(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: "active" })
    .map(({ queryKey, state }) => stored.get(String(queryKey[0])) ?? state.dataUpdatedAt)
    .filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}
