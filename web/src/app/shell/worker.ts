import { useSyncExternalStore } from "react";

/** What is known of the service worker, which keeps pages for when there is no network (`src/worker`). */
export interface WorkerState {
  /** What was seen opens without a network from now on. */
  offlineReady: boolean;
  /** A new version waits until somebody wants it. */
  needRefresh: boolean;
  /** Why there is none: the site works without it. */
  registrationError: Error | undefined;
}

let state: WorkerState = { offlineReady: false, needRefresh: false, registrationError: undefined };
const listeners = new Set<() => void>();

function change(to: Partial<WorkerState>) {
  state = { ...state, ...to };
  for (const listener of listeners) listener();
}

export function onWorkerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const workerState = () => state;

export const useWorkerState = () => useSyncExternalStore(onWorkerChange, workerState, workerState);

const HOUR_MS = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;
let hasAsked = false;

/**
 * Registers the worker and looks for a new one every hour, and whenever somebody comes back after as long. No page is
 * renewed by itself that `isFollowed` says something of.
 */
export async function startWorker(isFollowed: () => boolean): Promise<void> {
  const { serviceWorker } = navigator;
  // Not everywhere: not on plain lines, and not in every private window.
  if (!serviceWorker) return;
  let hasOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first one takes over a page that needs nothing from it yet.
    if (hasOne) comeBackNew(isFollowed);
    hasOne = true;
  });
  try {
    registration = await serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
  } catch (error) {
    change({ registrationError: error instanceof Error ? error : new Error(String(error)) });
    return;
  }
  follow(registration);
  registration.addEventListener("updatefound", () => registration && follow(registration));
  lookForNewOnes(registration);
}

/** A worker on its way becomes one that waits, or the first one. */
function follow({ installing, waiting }: ServiceWorkerRegistration) {
  if (waiting && navigator.serviceWorker.controller) change({ needRefresh: true });
  installing?.addEventListener("statechange", () => {
    if (installing.state !== "installed") return;
    // Newer than the one that was asked for, and in its place.
    if (hasAsked) takeOver(installing);
    else change(navigator.serviceWorker.controller ? { needRefresh: true } : { offlineReady: true });
  });
}

const takeOver = (worker: ServiceWorker) => worker.postMessage({ type: "jornada:take-over" });

function lookForNewOnes(known: ServiceWorkerRegistration) {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    // Without a network there is nothing to find, and next time is soon enough.
    known.update().catch(() => undefined);
  };
  setInterval(look, HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    // A clock that was set back must not keep us from looking.
    const isLongAgo = Math.abs(Date.now() - last) >= HOUR_MS;
    if (document.visibilityState === "visible" && isLongAgo) look();
  });
}

/** A browser may put off what it is asked while the version in charge is at work: it is asked until the page comes back. */
const AGAIN_MS = 500;

/** Has the version that waits take over; the page comes back new once it has. */
export function update() {
  hasAsked = true;
  const ask = () => registration?.waiting && takeOver(registration.waiting);
  ask();
  setInterval(ask, AGAIN_MS);
  // Neither waits nor comes: another page was quicker.
  if (!registration?.waiting && !registration?.installing) location.reload();
}

/**
 * Another version is in charge. Who asked for it gets it; a page that nobody looks at renews itself. Any other one – with
 * a match that is followed, with something half typed – says so again, and waits.
 */
function comeBackNew(isFollowed: () => boolean) {
  if (hasAsked || (document.visibilityState === "hidden" && !isTyped() && !isFollowed())) location.reload();
  else {
    change({ needRefresh: false });
    change({ needRefresh: true });
  }
}

function isTyped(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  return fields.some((field) => field.type !== "hidden" && field.value !== field.defaultValue);
}

/** Has the worker put pages away before anybody opens them. */
export async function keepPages(addresses: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "jornada:keep", addresses });
}
