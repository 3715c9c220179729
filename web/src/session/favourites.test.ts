// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { type FavouriteTeam, readFavouriteMatches, readFavourites } from "../api/fan.ts";
import { createQueryClient } from "../api/queries.ts";
import { browserTransport } from "../api/transport.ts";
import { areAccounts, favouriteClubs, keepClubs } from "../app/favouriteClubs.ts";
import { logIn, logOut } from "./actions.ts";
import { deleteToken, writeToken } from "./cookies.ts";
import { exampleNetwork, forgetAll, MARTA, refusal } from "./exampleFan.ts";
import { follow, makeMain, replaceMain, syncFavourites, unfollow } from "./favourites.ts";
import { changePagesBy } from "./going.ts";
import { restore } from "./restore.ts";
import type { SessionSite } from "./sessionSite.ts";
import { listenOnce, startSession } from "./start.ts";
import { setSession } from "./state.ts";

const farol = { id: 1, name: "Farol do Cabo" };
const lagoa = { id: 7, name: "Lagoa Brava" };
const dunas = { id: 9, name: "Dunas" };

const MINE = "GET /api/v1/profile/favourite/teams";
const ADD = "POST /api/v1/profile/favourite/team";
const CHANGE = "PUT /api/v1/profile/favourite/team";
const TOO_MANY = { status: 409, code: "max_favourite_teams_reached" };

const listOf = (...clubs: { id: number; name: string }[]): FavouriteTeam[] =>
  clubs.map((team, index) => ({ team, is_primary: index === 0 }) as FavouriteTeam);

const site: SessionSite = {
  language: "pt-PT",
  client: createQueryClient(
    browserTransport(() => 1),
    "pt-PT",
  ),
};

/** An account on the server, with what it follows. */
function network(followed: FavouriteTeam[] = [], answers: Parameters<typeof exampleNetwork>[0] = {}) {
  let list = followed;
  const { calls, answer } = exampleNetwork({
    "GET /api/users/me": [200, MARTA],
    "POST /api/auth/local": [200, { jwt: "new", user: MARTA }],
    "POST /api/auth/logout": [200, { ok: true }],
    [MINE]: () => [200, list],
    [ADD]: ({ body }) => {
      const { team_id: id } = body as { team_id: number };
      list = listOf(...list.map(({ team }) => team), { id, name: `Club ${id}` });
      return [200, list];
    },
    ...answers,
  });
  vi.stubGlobal("fetch", answer);
  return { calls, others: (clubs: FavouriteTeam[]) => (list = clubs) };
}

const signedIn = () => {
  writeToken("ours");
  setSession({ status: "in", user: MARTA });
};

beforeEach(() => {
  network();
  listenOnce(site);
  forgetAll();
  keepClubs([]);
  site.client.clear();
  changePagesBy(() => undefined);
  vi.useRealTimers();
});

test("a visitor follows two clubs on the device, and no call is made", async () => {
  const { calls } = network();
  await follow(site, farol);
  await expect(follow(site, lagoa)).resolves.toEqual([farol, lagoa]);
  await follow(site, farol);
  await expect(follow(site, dunas)).rejects.toMatchObject(TOO_MANY);
  await expect(makeMain(site, dunas)).rejects.toMatchObject(TOO_MANY);
  await makeMain(site, lagoa);
  expect(favouriteClubs()).toEqual([lagoa, farol]);
  await unfollow(site, lagoa);
  expect(favouriteClubs()).toEqual([farol]);
  expect(calls).toEqual([]);
});

test("a fan's clubs are the account's first, then those of the device", async () => {
  signedIn();
  const { calls } = network([], {
    [CHANGE]: [200, listOf(lagoa, farol)],
    "DELETE /api/v1/profile/favourite/team/7": [200, listOf(farol)],
  });
  await follow(site, farol);
  expect(favouriteClubs()).toEqual([{ id: 1, name: "Club 1" }]);
  await makeMain(site, lagoa);
  expect(favouriteClubs()).toEqual([lagoa, farol]);
  expect(site.client.getQueryData(readFavourites().queryKey)).toEqual(listOf(lagoa, farol));
  await unfollow(site, lagoa);
  expect(favouriteClubs()).toEqual([farol]);
  expect(areAccounts()).toBe(true);
  const said = calls.filter(({ method }) => method !== "GET");
  expect(said).toMatchObject([
    { method: "POST", bearer: "ours", body: { team_id: 1 } },
    { method: "PUT", body: { team_id: 7, is_primary: true } },
    { method: "DELETE", body: undefined },
  ]);
});

test("what the server refuses changes nothing on the device", async () => {
  signedIn();
  keepClubs([farol, lagoa], true);
  network(listOf(farol, lagoa), { [ADD]: [409, { error: TOO_MANY.code, message: "Não.", statusCode: 409 }] });
  await expect(follow(site, dunas)).rejects.toMatchObject({ ...TOO_MANY, message: "Não." });
  network(listOf(farol, lagoa), { [ADD]: "offline" });
  await expect(follow(site, dunas)).rejects.toMatchObject({ code: "offline" });
  expect(favouriteClubs()).toEqual([farol, lagoa]);
});

test("another club takes the place of the main one; the second stays", async () => {
  network();
  await replaceMain(site, farol);
  expect(favouriteClubs()).toEqual([farol]);
  await replaceMain(site, lagoa);
  expect(favouriteClubs()).toEqual([lagoa]);
  keepClubs([lagoa, dunas]);
  await replaceMain(site, farol);
  expect(favouriteClubs()).toEqual([farol, dunas]);
  await replaceMain(site, dunas);
  expect(favouriteClubs()).toEqual([dunas]);
});

test("a club whose place could not be taken is not lost", async () => {
  const followed = listOf(farol, lagoa);
  network(followed, {
    "DELETE /api/v1/profile/favourite/team/1": [200, listOf(lagoa)],
    [CHANGE]: ({ body }) =>
      (body as { team_id: number }).team_id === farol.id ? [200, followed] : refusal(500, "InternalServerError", "x"),
  });
  signedIn();
  keepClubs([farol, lagoa], true);
  await expect(replaceMain(site, dunas)).rejects.toMatchObject({ status: 500 });
  expect(favouriteClubs()).toEqual([farol, lagoa]);
  keepClubs([farol], true);
  await expect(replaceMain(site, dunas)).rejects.toMatchObject({ status: 500 });
  expect(favouriteClubs()).toEqual([farol]);
});

test("a club that another device has left is gone here, too", async () => {
  signedIn();
  keepClubs([farol, lagoa], true);
  network(listOf(lagoa));
  await expect(unfollow(site, farol)).resolves.toEqual([lagoa]);
});

test("signing in brings the account's clubs to the device", async () => {
  keepClubs([dunas]);
  network(listOf(farol, lagoa));
  await logIn(site, { identifier: MARTA.email, password: "x" });
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([farol, lagoa]));
  expect(areAccounts()).toBe(true);
});

test("an account without clubs takes over the visitor's, in order, and leaves out what is no club any more", async () => {
  keepClubs([lagoa, farol]);
  const { calls } = network();
  await logIn(site, { identifier: MARTA.email, password: "x" });
  await vi.waitFor(() => expect(areAccounts()).toBe(true));
  const added = calls.filter(({ method, address }) => method === "POST" && address.includes("favourite"));
  expect(added.map(({ body }) => body)).toEqual([{ team_id: 7 }, { team_id: 1 }]);

  await logOut(site);
  keepClubs([dunas, farol]);
  network([], {
    [ADD]: ({ body }) =>
      (body as { team_id: number }).team_id === 9
        ? [404, { error: "not_found", message: "", statusCode: 404 }]
        : [200, listOf(farol)],
  });
  await logIn(site, { identifier: MARTA.email, password: "x" });
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([farol]));
});

test("a page that was left while the clubs moved in goes on with the rest", async () => {
  writeToken("ours");
  keepClubs([lagoa, farol]);
  const { calls } = network(listOf(lagoa));
  await restore(site);
  await vi.waitFor(() => expect(areAccounts()).toBe(true));
  expect(favouriteClubs().map(({ id }) => id)).toEqual([lagoa.id, farol.id]);
  expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([{ team_id: farol.id }]);
});

test("a restored session brings the account's clubs; what was a copy of them is never moved in again", async () => {
  writeToken("ours");
  keepClubs([farol], true);
  const { calls } = network([]);
  await restore(site);
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([]));
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
});

test("signing out empties the device's list; so does a token that is refused or has run out", async () => {
  signedIn();
  keepClubs([farol], true);
  network(listOf(farol));
  await logOut(site);
  expect(favouriteClubs()).toEqual([]);

  writeToken("ours");
  keepClubs([farol], true);
  network([], { "GET /api/users/me": refusal(401, "UnauthorizedError", "No.") });
  await restore(site);
  expect(localStorage.getItem("jornada_club")).toBeNull();

  signedIn();
  keepClubs([farol], true);
  deleteToken();
  await startSession(site);
  expect(localStorage.getItem("jornada_club")).toBeNull();
});

test("without a network they stay", async () => {
  writeToken("ours");
  keepClubs([farol], true);
  network([], { "GET /api/users/me": "offline", [MINE]: "offline" });
  await restore(site);
  await syncFavourites(site);
  expect(favouriteClubs()).toEqual([farol]);
});

test("an answer that comes after its fan has gone is nobody's", async () => {
  signedIn();
  network([], {
    [ADD]: () => {
      deleteToken();
      setSession({ status: "out" });
      return [200, listOf(farol)];
    },
  });
  await expect(follow(site, farol)).resolves.toEqual([]);
  expect(localStorage.getItem("jornada_club")).toBeNull();
});

test("what another device changed is read when the page is looked at again, after a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  writeToken("ours");
  const { calls, others } = network(listOf(farol));
  await restore(site);
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([farol]));
  others(listOf(lagoa, farol));
  const count = () => calls.filter(({ address }) => address.includes("favourite")).length;
  const before = count();
  document.dispatchEvent(new Event("visibilitychange"));
  await syncOver();
  expect(count()).toBe(before);
  vi.setSystemTime(Date.now() + 61_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([lagoa, farol]));
});

const syncOver = () => new Promise((resolve) => setTimeout(resolve, 20));

test("matches of favourites are refused without a call where nobody is signed in", async () => {
  const { calls } = network();
  await expect(site.client.fetchQuery(readFavouriteMatches())).rejects.toBe(false);
  expect(calls).toEqual([]);
  signedIn();
  network([], { "GET /api/v1/profile/favourite/teams/matches": [200, []] });
  await expect(site.client.fetchQuery(readFavouriteMatches({ competition: "liga" }))).resolves.toEqual([]);
});
