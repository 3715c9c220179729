import { expect, test } from "vitest";
import type { Giveaway } from "../../api/giveaways.ts";
import { decideGiveaways } from "./giveaways.ts";

const contest = (id: number, endsAt: string | null, startsAt: string | null = null) =>
  ({ id, endsAt, startsAt }) as Giveaway;
const now = Date.parse("2026-11-14T12:00:00Z");

test("what ends first comes first, and what is over is apart", () => {
  const { open, ended } = decideGiveaways(
    [
      contest(1, null),
      contest(2, "2026-12-01T00:00:00Z"),
      contest(3, "2026-11-20T00:00:00Z"),
      contest(4, "2026-11-01T00:00:00Z"),
      contest(5, "2026-11-14T12:00:00Z"),
    ],
    now,
  );
  expect(open.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(ended.map(({ id }) => id)).toEqual([5, 4]);
});
