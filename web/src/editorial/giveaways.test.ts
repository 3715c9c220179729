import { expect, test } from "vitest";
import { readOpenGiveaways } from "../api/giveaways.ts";
import { isAhead, isOver } from "./giveaways.ts";

const now = Date.parse("2026-11-14T21:10:00Z");

test("one can take part from the beginning to the end, where there is one", () => {
  expect(isAhead({ startsAt: "2026-11-14T21:10:01Z" }, now)).toBe(true);
  expect(isAhead({ startsAt: "2026-11-14T21:10:00Z" }, now)).toBe(false);
  expect(isAhead({ startsAt: null }, now)).toBe(false);
  expect(isOver({ endsAt: "2026-11-14T21:10:00Z" }, now)).toBe(true);
  expect(isOver({ endsAt: "2026-11-14T21:10:01Z" }, now)).toBe(false);
  expect(isOver({ endsAt: null }, now)).toBe(false);
});

test("what is over or has not begun is not asked for, and everybody asks for the same within the hour", () => {
  const asked = (time: string) => String(readOpenGiveaways("pt-PT", { now: Date.parse(time), size: 4 }).queryKey[0]);
  const address = decodeURIComponent(asked("2026-11-14T21:10:00Z"));
  expect(address).toContain("filters[$and][0][$or][1][startsAt][$lt]=2026-11-14T22:00:00.000Z");
  expect(address).toContain("filters[$and][1][$or][1][endsAt][$gt]=2026-11-14T21:00:00.000Z");
  expect(address).toContain("pagination[pageSize]=4");
  expect(asked("2026-11-14T21:59:59Z")).toBe(asked("2026-11-14T21:00:00Z"));
});
