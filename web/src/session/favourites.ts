import { type ApiError, isApiError } from "../api/error.ts";
import { type FavouriteTeam, readFavourites, sendFavourite, sendFavouriteEnd, sendPrimary } from "../api/fan.ts";
import { tokenCookie } from "../api/tokenCookie.ts";
import {
  areAccounts,
  type FavouriteClub,
  type FavouriteClubs,
  favouriteClubs,
  keepClubs,
  MOST_CLUBS,
} from "../app/favouriteClubs.ts";
import { fanSend } from "./fan.ts";
import type { SessionSite } from "./sessionSite.ts";
import { getSession, subscribe } from "./state.ts";

/**
 * The clubs that somebody follows: a visitor's on this device alone, a fan's in the account first, and then on the device
 * as well. Each call gives the list that holds from then on, or throws an `ApiError`.
 */

export const TOO_MANY = "max_favourite_teams_reached";

export function follow(site: SessionSite, club: FavouriteClub): Promise<FavouriteClubs> {
  return inTurn(async () => {
    if (!isFan()) return onDevice(withClub(favouriteClubs(), club));
    return inAccount(site, () => sendFavourite(fanSend(site), club.id));
  });
}

export function unfollow(site: SessionSite, club: FavouriteClub): Promise<FavouriteClubs> {
  return inTurn(async () => {
    if (!isFan()) return onDevice(favouriteClubs().filter(({ id }) => id !== club.id));
    return inAccount(site, () =>
      sendFavouriteEnd(fanSend(site), club.id).catch((error) => {
        // Another device was quicker.
        if (isApiError(error) && error.status === 404) return readList(site);
        throw error;
      }),
    );
  });
}

export function makeMain(site: SessionSite, club: FavouriteClub): Promise<FavouriteClubs> {
  return inTurn(async () => {
    if (isFan()) return inAccount(site, () => sendPrimary(fanSend(site), club.id));
    const others = withClub(favouriteClubs(), club).filter(({ id }) => id !== club.id);
    return onDevice([club, ...others]);
  });
}

/**
 * Another club takes the place of the main one, which is left only then. Where there is no room for a third it goes first,
 * and comes back if the other one cannot be had.
 */
export async function replaceMain(site: SessionSite, club: FavouriteClub): Promise<FavouriteClubs> {
  const [main, second] = favouriteClubs();
  if (!main) return follow(site, club);
  if (main.id === club.id) return favouriteClubs();
  if (!second || second.id === club.id) {
    await makeMain(site, club);
    return unfollow(site, main);
  }
  await unfollow(site, main);
  try {
    return await makeMain(site, club);
  } catch (error) {
    await makeMain(site, main);
    throw error;
  }
}

/**
 * Who signs in finds the account's clubs on the device; an account without any takes over what was chosen there. The page
 * may be left in the middle of that, as after every sign-in: the next one goes on where it was.
 */
export function syncFavourites(site: SessionSite): Promise<void> {
  return inTurn(async () => {
    if (!isFan()) return;
    const chosen = areAccounts() ? [] : favouriteClubs();
    try {
      await inAccount(site, async () => {
        const list = await readList(site);
        return isBeginning(list, chosen) ? moveIn(site, list, chosen.slice(list.length)) : list;
      });
    } catch {
      // The specification wants it silent: what the device knows holds until the next time.
    }
  });
}

const A_MINUTE_MS = 60_000;

/** Keeps the device in step with the account for as long as the site is open; other devices may change it meanwhile. */
export function keepInStep(site: SessionSite) {
  let known: number | undefined;
  let readAt = 0;
  const sync = () => {
    readAt = Date.now();
    void syncFavourites(site);
  };
  subscribe(() => {
    const id = getSession().user?.id;
    if (id === known) return;
    known = id;
    if (id !== undefined) sync();
  });
  const look = () => {
    const isSeen = document.visibilityState === "visible";
    if (isSeen && known !== undefined && Date.now() - readAt > A_MINUTE_MS) sync();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
}

/** Whoever has a token is a fan, also while it is not known which one. */
const isFan = () => tokenCookie() !== undefined;

let last: Promise<unknown> = Promise.resolve();

/** One after the other: an answer that comes late must not undo what was done after it. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

function withClub(clubs: FavouriteClubs, club: FavouriteClub): FavouriteClubs {
  if (clubs.some(({ id }) => id === club.id)) return clubs;
  if (clubs.length >= MOST_CLUBS) throw { status: 409, code: TOO_MANY, message: undefined } satisfies ApiError;
  return [...clubs, club];
}

function onDevice(clubs: FavouriteClubs): FavouriteClubs {
  keepClubs(clubs);
  return clubs;
}

const readList = ({ client }: SessionSite) => client.fetchQuery({ ...readFavourites(), staleTime: 0 });

/** Makes a call and has everybody know the list that it gives, unless its fan has gone meanwhile. */
async function inAccount(site: SessionSite, call: () => Promise<FavouriteTeam[]>): Promise<FavouriteClubs> {
  const { client } = site;
  const who = getSession().user?.id;
  const list = await call();
  const { queryKey } = readFavourites();
  if (!isFan() || (who !== undefined && getSession().user?.id !== who)) {
    client.removeQueries({ queryKey, exact: true });
    return favouriteClubs();
  }
  const isNew = idsOf(client.getQueryData(queryKey)) !== idsOf(list) || idsOfClubs(favouriteClubs()) !== idsOf(list);
  client.setQueryData(queryKey, list);
  const clubs = list.map(({ team: { id, name } }) => ({ id, name }));
  keepClubs(clubs, true);
  if (isNew) void client.invalidateQueries({ predicate: (query) => FOLLOWS.test(String(query.queryKey[0])) });
  return clubs;
}

/** What is told with the clubs, or of them. */
const FOLLOWS = /^\/api\/v1\/(?:account|profile|profile\/favourite\/teams\/matches(?:\?.*)?)$/;

const idsOf = (list: FavouriteTeam[] | undefined) => (list ?? []).map(({ team }) => team.id).join();
const idsOfClubs = (clubs: FavouriteClubs) => clubs.map(({ id }) => id).join();

const isBeginning = (list: FavouriteTeam[], chosen: FavouriteClubs) =>
  list.length < chosen.length && list.every(({ team }, index) => team.id === chosen[index]?.id);

/** In order, so that the main one stays the main one. A club that there is no more is left out. */
async function moveIn(site: SessionSite, before: FavouriteTeam[], clubs: FavouriteClubs): Promise<FavouriteTeam[]> {
  let list = before;
  for (const { id } of clubs) {
    try {
      list = await sendFavourite(fanSend(site), id);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
  return list;
}
