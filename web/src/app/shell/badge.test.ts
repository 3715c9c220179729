// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { keepClubs } from "../favouriteClubs.ts";
import { showBadge } from "./badge.ts";
import { liveMatches } from "./liveMatches.ts";

const FAROL = { id: 1, name: "Farol do Cabo" };
const IN_PLAY = { status: 3, subStatus: 4 };
const ENDED = { status: 4, subStatus: 5 };

const match = (id: number, home: number, away: number, state = IN_PLAY) => ({
  id,
  homeTeam: { id: home },
  awayTeam: { id: away },
  ...state,
});

const setAppBadge = vi.fn(async (_count: number) => undefined);
const clearAppBadge = vi.fn(async () => undefined);
let client: QueryClient;

/** Somebody looks at it. */
function shown(key: string, data: unknown) {
  client.setQueryData([key], data);
  return new QueryObserver(client, { queryKey: [key], staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
}

beforeEach(() => {
  vi.useRealTimers();
  client = new QueryClient();
  localStorage.clear();
  keepClubs([FAROL]);
  setAppBadge.mockClear();
  clearAppBadge.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Object.assign(navigator, { setAppBadge, clearAppBadge });
});

test("the matches in play are those of what is shown, each once, and a match's page tells them in two halves", () => {
  client.setQueryData(["unseen"], [match(9, 1, 2)]);
  shown("round", [match(1, 1, 2), match(2, 3, 4, ENDED)]);
  shown("calendar", [match(1, 1, 2)]);
  shown("static", { id: 7, homeTeam: { id: 5 }, awayTeam: { id: 6 } });
  shown("dynamic", { id: 7, ...IN_PLAY });
  shown("nothing", null);
  shown("text", "live");
  expect(liveMatches(client)).toEqual([
    { id: 1, teams: [1, 2] },
    { id: 7, teams: [5, 6] },
  ]);
});

test("the icon tells how many of one's clubs play, until none does", () => {
  showBadge(client);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  shown("round", [match(1, 2, 1), match(2, 3, 4)]);
  expect(setAppBadge.mock.calls).toEqual([[1]]);
  client.setQueryData(["round"], [match(1, 2, 1, ENDED), match(2, 3, 4)]);
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
  keepClubs([FAROL, { id: 4, name: "Dunas" }]);
  expect(setAppBadge.mock.calls).toEqual([[1], [1]]);
});

test("what nobody hears of any more is not told for long, nor by a page that has gone", () => {
  vi.useFakeTimers();
  shown("round", [match(1, 2, 1)]);
  showBadge(client);
  expect(setAppBadge.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(10 * 60_000);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
  client.setQueryData(["round"], [match(1, 2, 1)]);
  expect(setAppBadge.mock.calls).toEqual([[1], [1]]);
  dispatchEvent(new Event("pagehide"));
  expect(clearAppBadge).toHaveBeenCalledTimes(2);
});

test("in a browser's window there is none", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  shown("round", [match(1, 2, 1)]);
  showBadge(client);
  expect(setAppBadge).not.toHaveBeenCalled();
});
