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

test("laid flat, every address is there once, under a key of its own", () => {
  const children = [{ id: 9, label: "Sub-23", url: "/sub-23" }];
  const links = flat(
    linksOf([
      { id: 1, label: "A", url: "/a", children },
      { id: 2, label: "B", url: "/b", children },
      { id: 3, label: "C", url: "/c" },
    ]),
  );
  expect(links.map(({ label }) => label)).toEqual(["A", "Sub-23", "B", "C"]);
  expect(new Set(links.map(({ key }) => key)).size).toBe(4);
});

const labels = (links: { label: string }[]) => links.map(({ label }) => label);

test("what has no name is left out, with all that nobody can read", () => {
  const items = [
    { id: 1, label: "  ", url: "/a" },
    { id: 2, url: "/b" },
    null,
    { id: 3, label: " Jogos ", url: " /calendar " },
  ];
  expect(linksOf(items as never)).toMatchObject([{ label: "Jogos", href: "/calendar" }]);
  expect(linksOf({ not: "a list" } as never)).toEqual([]);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "calendar",
  "www.liga.example",
  "https://",
  "/a b",
  " ",
])("an address that is none of a page, of mail or of a telephone is left out: %s", (url) => {
  expect(linksOf([{ id: 1, label: "x", url }])).toEqual([]);
  expect(linksOf([{ id: 1, label: "x", url, children: [{ id: 2, label: "y", url: "/y" }] }])).toMatchObject([
    { label: "x", children: [{ label: "y" }] },
  ]);
});

test("children of children stand beside them, as far down as a menu goes", () => {
  const deep = (level: number): { id: number; label: string; url: string; children?: never } =>
    ({ id: level, label: `N${level}`, url: `/${level}`, children: level < 9 ? [deep(level + 1)] : [] }) as never;
  const [menu] = linksOf([deep(1)]);
  expect(labels(menu?.children ?? [])).toEqual(["N1", "N2", "N3"]);
});

test("a menu that holds itself ends", () => {
  const item = { id: 1, label: "A Liga", url: "/liga", children: [] as object[] };
  item.children.push(item);
  expect(labels(flat(linksOf([item] as never)))).toEqual(["A Liga"]);
});

test("forty items are as many as are shown", () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ id: index, label: `Item ${index}`, url: `/${index}` }));
  expect(linksOf(many)).toHaveLength(40);
});
