import { useSyncExternalStore } from "react";
import { tokenCookie } from "../api/tokenCookie.ts";

/**
 * The clubs that somebody follows, as this device knows them: the main one first. A visitor's are told to nobody; those of
 * a fan who is signed in are a copy of the account's (`session/favourites.ts`), so that pages have their colours at once.
 */
export interface FavouriteClub {
  id: number;
  name: string;
}

export type FavouriteClubs = readonly FavouriteClub[];

export const MOST_CLUBS = 2;

interface Kept {
  clubs: FavouriteClubs;
  /** A copy of an account's, which goes with its fan. */
  isAccounts: boolean;
}

const KEY = "jornada_club";
const NONE: FavouriteClubs = [];
const listeners = new Set<() => void>();

/** As it was last read: the same objects as long as nothing changes. */
let read: { written: string | null; kept: Kept } = { written: null, kept: { clubs: NONE, isAccounts: false } };
/** Where storage is closed to us, the choice holds until the page is left. */
let unwritten: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unwritten;
  } catch {
    return unwritten;
  }
}

/** Anything may stand in the storage; only clubs count. One alone was written without a list once. */
export function parseClubs(written: string | null): Kept {
  try {
    const kept = JSON.parse(written ?? "null");
    const list: unknown[] = [kept?.clubs ?? kept].flat();
    const clubs = list.flatMap((one) => clubOf(one) ?? []);
    const isFirst = ({ id }: FavouriteClub, index: number) => clubs.findIndex((one) => one.id === id) === index;
    return { clubs: clubs.filter(isFirst).slice(0, MOST_CLUBS), isAccounts: kept?.isAccounts === true };
  } catch {
    return { clubs: NONE, isAccounts: false };
  }
}

function clubOf(one: unknown): FavouriteClub | undefined {
  const { id, name } = (one ?? {}) as Partial<FavouriteClub>;
  return Number.isInteger(id) && Number(id) > 0 && typeof name === "string" ? { id: Number(id), name } : undefined;
}

function kept(): Kept {
  const written = stored();
  if (written !== read.written) read = { written, kept: parseClubs(written) };
  return read.kept;
}

/** Nobody is signed in any more whose copy this is: the token has run out while no page was open. */
const isLeftOver = () => kept().isAccounts && tokenCookie() === undefined;

export function favouriteClubs(): FavouriteClubs {
  return isLeftOver() ? NONE : kept().clubs;
}

/** Whether they are an account's; a visitor's own otherwise. */
export function areAccounts(): boolean {
  return kept().isAccounts;
}

export function keepClubs(clubs: FavouriteClubs, isAccounts = false) {
  const list = clubs.map(({ id, name }) => ({ id, name }));
  unwritten = list.length > 0 ? JSON.stringify(isAccounts ? { clubs: list, isAccounts } : list) : null;
  try {
    if (unwritten) localStorage.setItem(KEY, unwritten);
    else localStorage.removeItem(KEY);
  } catch {
    // Closed or full: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Whoever signs out takes their clubs along; what a visitor chose stays. */
export function forgetAccountClubs() {
  if (areAccounts()) keepClubs(NONE);
}

export function forgetLeftOver() {
  if (isLeftOver()) keepClubs(NONE);
}

export function subscribeClubs(listener: () => void): () => void {
  listeners.add(listener);
  // Chosen in another tab.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The server does not know what was chosen on this device. */
export function useFavouriteClubs(): FavouriteClubs {
  return useSyncExternalStore(subscribeClubs, favouriteClubs, () => NONE);
}
