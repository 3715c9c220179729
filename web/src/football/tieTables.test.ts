import { expect, test } from "vitest";
import { ptPT } from "../i18n/ptPT.ts";
import { exampleTie, exampleTieMatch } from "./exampleTie.ts";
import { gridMatches, miniRows } from "./tieTables.ts";

test("the matches between clubs, home in rows and away in columns", () => {
  const tie = exampleTie([2, 1, 3], [], {
    matches: [
      exampleTieMatch(1, 2, [2, 1]),
      exampleTieMatch(2, 1, [0, 0]),
      exampleTieMatch(3, 2, [0, 4]),
      exampleTieMatch(2, 3),
    ],
  });
  const cells = gridMatches(tie).map((row) =>
    row.map(([match]) => (match?.kind === "played" ? `${match.score} ${match.winner}` : (match?.kind ?? ""))),
  );
  expect(cells).toEqual([
    ["", "0–0 none", "unplayed"],
    ["2–1 home", "", ""],
    ["0–4 away", "", ""],
  ]);
});

test("clubs that meet twice at the same ground have both matches", () => {
  const tie = exampleTie([1, 2], [], { matches: [exampleTieMatch(1, 2, [1, 0]), exampleTieMatch(1, 2, [2, 2])] });
  expect(gridMatches(tie)[0]?.[1]).toHaveLength(2);
});

test("their table keeps the order of the API, with the clubs' names", () => {
  const figures = { matches: 2, wins: 1, draws: 0, loses: 1, goalsScored: 2, goalsConceded: 3 };
  const tie = exampleTie([1, 2], [], {
    standings: [
      { team: 2, ...figures, goals_difference: 1, points: 3 },
      { team: 1, ...figures, goals_difference: -1, points: 3 },
    ],
  });
  expect(miniRows(tie, ptPT).map(({ name, goals, goalDifference }) => [name, goals, goalDifference])).toEqual([
    ["Bragadouro", "2–3", "+1"],
    ["Alvoredo", "2–3", "−1"],
  ]);
});
