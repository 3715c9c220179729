import { expect, test } from "vitest";
import type { StandingRow, Standings } from "../../api/wire.ts";
import { placesChanged } from "./placesChanged.ts";

/** A live table in this order, by where each club stood without the matches in play. */
function table(...previous: (number | null)[]): Standings {
  const standings = previous.map(
    (previousPosition, index) => ({ position: index + 1, previousPosition, team: { id: index + 1 } }) as StandingRow,
  );
  return { lastRound: 11, live: true, criteria: [], standings: [{ key: "overall", label: "", standings }] };
}

test("who stands elsewhere because of the matches in play", () => {
  const changes = placesChanged(table(1, 4, 2, 3));
  expect(changes.map(({ row, places }) => [row.team.id, places])).toEqual([
    [2, 2],
    [3, -1],
    [4, -1],
  ]);
});

test("nobody", () => {
  expect(placesChanged(table(1, 2))).toEqual([]);
  expect(placesChanged(table(null, null))).toEqual([]);
});
