import { expect, test } from "vitest";
import type { StandingRow, Standings } from "../../api/wire.ts";
import { placesChanged } from "./placesChanged.ts";

function table(...ids: number[]): Standings {
  const standings = ids.map((id, index) => ({ position: index + 1, team: { id } }) as StandingRow);
  return { lastRound: 11, live: true, criteria: [], standings: [{ key: "overall", label: "", standings }] };
}

test("who stands elsewhere because of the matches in play", () => {
  const changes = placesChanged(table(1, 2, 3, 4), table(1, 4, 2, 3));
  expect(changes.map(({ row, places }) => [row.team.id, places])).toEqual([
    [4, 2],
    [2, -1],
    [3, -1],
  ]);
});

test("nobody", () => {
  expect(placesChanged(table(1, 2), table(1, 2))).toEqual([]);
});
