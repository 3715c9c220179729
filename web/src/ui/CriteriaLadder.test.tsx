// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { CriteriaLadder, type LadderStep } from "./CriteriaLadder";

afterEach(cleanup);

const clubs = ["Alvoredo", "Bragadouro"].map((name) => ({
  key: name,
  name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  crest: `/${name}.svg`,
  color: "#ff7a1a",
  onColor: "#001941",
}));

const steps: LadderStep[] = [
  {
    key: "points",
    number: "1",
    title: "Pontos",
    detail: "Todos os jogos",
    result: "2 clubes empatados",
    state: "level",
    cells: [
      { kind: "runs", value: "58" },
      { kind: "runs", value: "58" },
    ],
  },
  {
    key: "direct",
    number: "2",
    title: "Pontos entre si",
    result: "Alvoredo fica em 6.º",
    state: "parted",
    cells: [
      { kind: "placed", value: "3", place: "6.º", isBehind: false },
      { kind: "placed", value: "0", place: "7.º", isBehind: true },
    ],
  },
  { key: "wins", number: "3", title: "Vitórias", result: "Não foi preciso", state: "unused", cells: [] },
];

test("it is a table: clubs by their names in columns, criteria in rows", () => {
  render(
    <CriteriaLadder
      caption="Critérios"
      criterionLabel="Critério"
      resultLabel="Resultado"
      clubs={clubs}
      steps={steps}
    />,
  );
  const table = screen.getByRole("table", { name: "Critérios" });
  const headers = within(table).getAllByRole("columnheader");
  expect(headers.map((one) => one.textContent)).toEqual(["Critério", "ALVAlvoredo", "BRABragadouro", "Resultado"]);
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
  expect(rows).toEqual([
    ["58", "58", "2 clubes empatados"],
    ["3 6.º", "0 7.º", "Alvoredo fica em 6.º"],
    ["Não foi preciso"],
  ]);
});
