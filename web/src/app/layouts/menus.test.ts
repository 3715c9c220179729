import { expect, test } from "vitest";
import { flat, linksOf } from "./menus.ts";

test("items become links; those that lead away, or are to, open elsewhere", () => {
  const links = linksOf([
    { id: 1, label: "Jogos", url: "/calendar" },
    { id: 2, label: "Loja", url: "https://loja.example/pt" },
    { id: 3, label: "Mapa", url: "/pages/mapa", opensInNewTab: true },
    { id: 4, label: "Escreva-nos", url: "mailto:liga@example.org" },
  ]);
  expect(links.map(({ label, href, isExternal }) => [label, href, Boolean(isExternal)])).toEqual([
    ["Jogos", "/calendar", false],
    ["Loja", "https://loja.example/pt", true],
    ["Mapa", "/pages/mapa", true],
    ["Escreva-nos", "mailto:liga@example.org", false],
  ]);
});

test("an item with others below it holds itself too, if it leads anywhere", () => {
  const children = [
    { id: 5, label: "Regulamentos", url: "/pages/regulamentos" },
    { id: 6, label: "Sem destino", url: null },
  ];
  const [both, gathering] = linksOf([
    { id: 1, label: "A Liga", url: "/pages/liga", children },
    { id: 2, label: "Documentos", url: null, children },
  ]);
  expect(both?.children?.map(({ label }) => label)).toEqual(["A Liga", "Regulamentos"]);
  expect(gathering?.children?.map(({ label }) => label)).toEqual(["Regulamentos"]);
});

test("what leads nowhere is left out", () => {
  expect(linksOf([{ id: 1, label: "Nada" }])).toEqual([]);
  expect(linksOf([{ id: 1, label: "Nada", url: "", children: [] }])).toEqual([]);
  expect(linksOf(null)).toEqual([]);
});

test("laid flat, every link is there once, under a key of its own", () => {
  const children = [{ id: 9, label: "Sub-23", url: "/sub-23" }];
  const links = flat(
    linksOf([
      { id: 1, label: "A", url: "/a", children },
      { id: 2, label: "B", url: "/b", children },
      { id: 3, label: "C", url: "/c" },
    ]),
  );
  expect(links.map(({ label }) => label)).toEqual(["A", "Sub-23", "B", "Sub-23", "C"]);
  expect(new Set(links.map(({ key }) => key)).size).toBe(5);
});
