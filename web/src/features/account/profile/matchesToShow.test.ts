import { expect, test } from "vitest";
import { exampleMatch } from "../../../football/exampleMatch.ts";
import { matchesToShow } from "./matchesToShow.ts";

const ahead = (id: number, date: string | null) => exampleMatch({ id, date });
const over = (id: number, date: string) => exampleMatch({ id, date, status: 5, subStatus: 9 });

test("what is played comes first, then what is next, then the last result", () => {
  const live = exampleMatch({ id: 9, date: "2026-11-15", status: 3, subStatus: 4 });
  const putOff = exampleMatch({ id: 8, date: "2026-11-01", status: 1, subStatus: 14 });
  const matches = [over(1, "2026-11-01"), over(2, "2026-11-08"), live, putOff, ahead(4, null), ahead(3, "2026-11-22")];
  expect(matchesToShow(matches).map(({ id }) => id)).toEqual([9, 3, 4, 8, 2]);
});

test("of what is to come only the next few are shown; of nothing, nothing", () => {
  const season = Array.from({ length: 20 }, (_, index) => ahead(index, `2027-01-${index + 10}`));
  expect(matchesToShow(season).map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  expect(matchesToShow([])).toEqual([]);
});
