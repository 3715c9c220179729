// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Kick, ShootOut, type ShootOutSide } from "./ShootOut";

afterEach(cleanup);

const words = { scored: "marcado", missed: "falhado", next: "a seguir" };
const kick = (result: Kick["result"], index: number): Kick => ({
  key: String(index),
  result,
  taker: `Jogador ${index + 1}`,
  words: words[result],
});

function side(name: string, results: Kick["result"][], total: number): ShootOutSide {
  return {
    key: name,
    name,
    abbreviation: name.slice(0, 3),
    crest: `/${name}.svg`,
    color: "#ffd21f",
    onColor: "#001941",
    kicks: results.map(kick),
    total,
    emphasis: "plain",
  };
}

function cells(sides: [ShootOutSide, ShootOutSide]) {
  render(<ShootOut title="Penáltis" caption="Desempate" totalLabel="Total" openLabel="por marcar" sides={sides} />);
  const table = screen.getByRole("table", { name: "Desempate" });
  const [head, ...rows] = within(table).getAllByRole("row");
  return {
    head: within(head as HTMLElement)
      .getAllByRole("columnheader")
      .map((one) => one.textContent),
    rows: rows.map((row) =>
      [...within(row).getAllByRole("rowheader"), ...within(row).getAllByRole("cell")].map((one) =>
        one.textContent?.trim(),
      ),
    ),
  };
}

test("it is a table: clubs in rows, rounds in columns, totals at the end", () => {
  const { head, rows } = cells([side("Farol", ["scored", "missed"], 1), side("Maré", ["scored", "next"], 1)]);
  expect(head).toEqual(["1", "2", "3", "4", "5", "Total"]);
  const open = ["por marcar", "por marcar", "por marcar"];
  expect(rows).toEqual([
    ["FarFarol", "Jogador 1 marcado", "Jogador 2 falhado", ...open, "1"],
    ["MarMaré", "Jogador 1 marcado", "Jogador 2 a seguir", ...open, "1"],
  ]);
});

test("sudden death goes on for as long as it takes, and can be scrolled with the keyboard", () => {
  const many = Array.from({ length: 15 }, () => "scored" as const);
  const { head } = cells([side("Farol", many, 15), side("Maré", many.slice(1), 14)]);
  expect(head).toHaveLength(16);
  expect(screen.getByRole("region", { name: "Desempate" }).getAttribute("tabindex")).toBe("0");
});
