import { expect, test } from "vitest";
import { awardsOf } from "./awards.ts";

test("the same award is counted, with every time that it was won", () => {
  expect(
    awardsOf([
      { award: "Jogador do mês", result: "set 2025" },
      { award: "Melhor marcador", result: "" },
      { award: "Jogador do mês", result: "mar 2026" },
    ]),
  ).toEqual([
    { key: "Jogador do mês", name: "Jogador do mês", count: "2", detail: "set 2025, mar 2026" },
    { key: "Melhor marcador", name: "Melhor marcador", count: "1", detail: undefined },
  ]);
});
