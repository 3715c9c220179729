import { useSyncExternalStore } from "react";

export type PopupName =
  | "login"
  | "emailPassword"
  | "terms"
  | "signup"
  | "forgotPassword"
  | "completeProfile"
  /** A last word to somebody whose account is gone. */
  | "goodbye";

/** The ways in: whoever takes one leaves the others. */
const WAYS_IN: ReadonlySet<PopupName> = new Set(["login", "emailPassword", "terms", "signup", "forgotPassword"]);

const NONE: ReadonlySet<PopupName> = new Set();
let open = NONE;
const listeners = new Set<() => void>();

/** Heard by `entry-client.tsx`, which brings what shows the popups, as long as nothing does. */
const WANTED = "jornada:popup";
let areShown = false;

/** Whoever shows the popups from now on says so. */
export function popupsAreShown() {
  areShown = true;
}

export function openPopup(name: PopupName) {
  show([...open].filter((other) => staysBeside(other, name)).concat(name));
}

export function closePopup(name: PopupName) {
  if (open.has(name)) show([...open].filter((other) => other !== name));
}

export function closeAllPopups() {
  if (open.size > 0) show([]);
}

export function isOpen(name: PopupName): boolean {
  return open.has(name);
}

/** The terms lie over the form that asks for them. */
function staysBeside(other: PopupName, name: PopupName) {
  if (!WAYS_IN.has(name) || !WAYS_IN.has(other)) return true;
  return name === "terms" && other === "signup";
}

function show(names: PopupName[]) {
  open = new Set(names);
  for (const listener of listeners) listener();
  if (open.size > 0 && !areShown) document.dispatchEvent(new Event(WANTED));
}

export function subscribePopups(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openPopups(): ReadonlySet<PopupName> {
  return open;
}

export function usePopups(): ReadonlySet<PopupName> {
  return useSyncExternalStore(subscribePopups, openPopups, () => NONE);
}
