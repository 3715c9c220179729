import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { line, unheard } from "../api/transport.ts";
import { whenArrived } from "./moving.ts";

/** Whether the site can be reached, and how old is what is shown while it cannot. */

let isUnreachable = false;
/** When what was told last was put away on this device, by address: of what the network did not answer (`worker/calls.ts`). */
const stored = new Map<string, number>();
const listeners = new Set<() => void>();

function set(to: boolean) {
  isUnreachable = to;
  for (const listener of listeners) listener();
}

let isWatching = false;

/** The device says when it has no network; every answer says whether it came from there. */
function watch() {
  isWatching = true;
  isUnreachable = !navigator.onLine;
  addEventListener("offline", () => set(true));
  addEventListener("online", () => set(false));
  // What was read ahead is shown from then on.
  whenArrived(() => set(isUnreachable));
  line.hear = hear;
  for (const answer of unheard.splice(0)) hear(...answer);
}

function hear(address: string, { status, headers }: Response) {
  const at = headers.get("x-stored-at");
  if (at) stored.set(address, Number(at));
  else stored.delete(address);
  set(isUnreachable && (at !== null || status >= 500));
}

export function onConnection(listener: () => void): () => void {
  if (!isWatching) watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isShown = (client: QueryClient, address: string) =>
  client
    .getQueryCache()
    .find({ queryKey: [address] })
    ?.isActive();

/** The site cannot be reached, or something that is shown was not answered by the network, as far as anybody has told. */
export function isOutOfReach(client: QueryClient): boolean {
  if (!isWatching) watch();
  return isUnreachable || [...stored.keys()].some((address) => isShown(client, address));
}

export const useIsCutOff = (client: QueryClient) =>
  useSyncExternalStore(
    onConnection,
    () => isOutOfReach(client),
    () => false,
  );

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
export const useIsOld = (client: QueryClient) =>
  useSyncExternalStore(
    onConnection,
    () => isOutOfReach(client) && !isPageMissing,
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

/** What was not answered and is not shown any more is of no interest. */
function forgetUnseen(client: QueryClient) {
  const isShown = (address: string) =>
    client
      .getQueryCache()
      .find({ queryKey: [address] })
      ?.isActive();
  for (const address of stored.keys()) if (!isShown(address)) stored.delete(address);
}

/** Looks whether the site can be reached again; if so, everything that is shown is asked for anew. */
export async function tryAgain(client: QueryClient): Promise<boolean> {
  forgetUnseen(client);
  await checkConnection();
  if (!isUnreachable) await client.refetchQueries({ type: "active" });
  return !isOutOfReach(client);
}

/** The same for what was not answered alone: nobody has asked for it. */
export async function lookAgain(client: QueryClient): Promise<void> {
  forgetUnseen(client);
  await checkConnection();
  if (isUnreachable) return;
  const isStored = ({ queryKey }: { queryKey: readonly unknown[] }) => stored.has(String(queryKey[0]));
  await client.refetchQueries({ predicate: isStored }, { cancelRefetch: false });
}

/** When the oldest part of what is shown was read; nothing where nothing was, or where the clock was wrong. */
export function ageOfShown(client: QueryClient): number | undefined {
  const now = Date.now();
  const times = client
    .getQueryCache()
    .findAll({ type: "active" })
    .map(({ queryKey, state }) => stored.get(String(queryKey[0])) ?? state.dataUpdatedAt)
    .filter((time) => time > 0 && time <= now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
