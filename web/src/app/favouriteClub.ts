import { useSyncExternalStore } from "react";

/** The club of a visitor without an account: kept on this device, and told to nobody. */
export interface FavouriteClub {
  id: number;
  name: string;
}

const KEY = "jornada_club";
const listeners = new Set<() => void>();

/** As it was last read: the same object as long as nothing changes. */
let read: { written: string | null; club: FavouriteClub | undefined } = { written: null, club: undefined };
/** Where storage is closed to us, the choice holds until the page is left. */
let unwritten: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unwritten;
  } catch {
    return unwritten;
  }
}

/** Anything may stand in the storage; only a club counts. */
export function parseClub(written: string | null): FavouriteClub | undefined {
  try {
    const { id, name } = JSON.parse(written ?? "null") ?? {};
    return Number.isInteger(id) && id > 0 && typeof name === "string" ? { id, name } : undefined;
  } catch {
    return undefined;
  }
}

export function favouriteClub(): FavouriteClub | undefined {
  const written = stored();
  if (written !== read.written) read = { written, club: parseClub(written) };
  return read.club;
}

export function chooseClub(club: FavouriteClub | undefined) {
  unwritten = club ? JSON.stringify(club) : null;
  try {
    if (unwritten) localStorage.setItem(KEY, unwritten);
    else localStorage.removeItem(KEY);
  } catch {
    // Closed or full: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Chosen in another tab.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The server does not know what was chosen on this device. */
export function useFavouriteClub(): FavouriteClub | undefined {
  return useSyncExternalStore(subscribe, favouriteClub, () => undefined);
}
