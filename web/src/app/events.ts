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
  play_video: { id: number; title: string };
  play_live: undefined;
  logout: undefined;
  send_mail_feedback: undefined;
  new_search: { query: string; found: number; from: "page" | "palette" };
  delete_profile: undefined;
  change_profile_photo: undefined;
}

export type EventName = keyof EventDetails;

/** A name with what is told of it. */
export type SiteEvent = { [Name in EventName]: { name: Name; detail: EventDetails[Name] } }[EventName];

type Listener = (event: SiteEvent) => void;

const listeners = new Set<Listener>();

export function announce<Name extends EventName>(
  name: Name,
  ...[detail]: EventDetails[Name] extends undefined ? [] : [EventDetails[Name]]
) {
  for (const listener of listeners) listener({ name, detail } as SiteEvent);
}

/** Hears of everything from now on, until the function that comes back is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
