import { hasAgreedTo } from "./consent.ts";

/** What something happened to. */
export interface Subject {
  id?: string | number | undefined;
  name: string;
}

/**
 * What visitors do that is worth counting, by the names that are counted. Whoever counts listens; where nobody does,
 * nothing happens, and nothing leaves the page from here.
 */
interface EventDetails {
  register_email: undefined;
  login_email: undefined;
  login_google: undefined;
  login_facebook: undefined;
  login_apple: undefined;
  complete_profile_google: undefined;
  complete_profile_facebook: undefined;
  complete_profile_apple: undefined;
  forgot_password: undefined;
  reset_password: undefined;
  play_video: Subject;
  play_live: Subject;
  logout: undefined;
  send_mail_feedback: undefined;
  new_search: { query: string; found: number; from: "page" | "palette" };
  delete_profile: undefined;
  change_profile_photo: undefined;
  next_match: Subject;
  competition_selected: Subject;
}

export type EventName = keyof EventDetails;

/** A name with what is told of it. */
export type SiteEvent = { [Name in EventName]: { name: Name; detail: EventDetails[Name] } }[EventName];

type Listener = (event: SiteEvent) => void;

const listeners = new Set<Listener>();

/**
 * What happens before whoever counts is there: only of those who agreed to it, and no more than a page can bring. Who
 * comes back from another house is sent on at once, so the next page is told of it.
 */
const EARLY = "jornada_early";
const MOST_EARLY = 20;
/** Where storage is closed to us. */
let early: SiteEvent[] = [];

export function announce<Name extends EventName>(
  name: Name,
  ...[detail]: EventDetails[Name] extends undefined ? [] : [EventDetails[Name]]
) {
  const event = { name, detail } as SiteEvent;
  for (const listener of listeners) listener(event);
  if (listeners.size === 0 && hasAgreedTo("analytics")) keepEarly(event);
}

function keepEarly(event: SiteEvent) {
  const all = [...readEarly(), event].slice(0, MOST_EARLY);
  try {
    sessionStorage.setItem(EARLY, JSON.stringify(all));
  } catch {
    early = all;
  }
}

function readEarly(): SiteEvent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(EARLY) ?? "null");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.name === "string") : early;
  } catch {
    return early;
  }
}

/** Hears of everything from now on, until the function that comes back is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What nobody has heard of yet. */
export function takeEarly(): SiteEvent[] {
  const taken = readEarly();
  early = [];
  try {
    sessionStorage.removeItem(EARLY);
  } catch {
    // As above.
  }
  return taken;
}
