import { expect, test } from "vitest";
import { linksOf } from "./menus.ts";
import { decideCurrent } from "./places.ts";

const menu = [
  { id: 1, label: "Início", url: "/" },
  { id: 2, label: "Jogos", url: "/calendar" },
  { id: 3, label: "Classificação", url: "/competition/liga/classification" },
  { id: 4, label: "Estatísticas", url: "/competition/liga?tab=statistics" },
  { id: 5, label: "Liga", url: "/competition/liga" },
  { id: 6, label: "Notícias", url: null, children: [{ id: 7, label: "Opinião", url: "/opinions#top" }] },
  { id: 8, label: "Clubes", url: "/competition/liga?tab=teams" },
  { id: 9, label: "Loja", url: "https://loja.example/" },
  { id: 10, label: "Comunicados", url: "/comunicados?tag=disciplina" },
];
const places = linksOf(menu);

function currentAt(address: string, section?: { label: string; href: string }) {
  const { pathname, search } = new URL(address, "https://liga.example");
  const key = decideCurrent(places, { pathname, search }, section && { key: "section", ...section });
  return places.flatMap((place) => [place, ...(place.children ?? [])]).find((link) => link.key === key)?.label;
}

test.each([
  ["/", "Início"],
  ["/calendar", "Jogos"],
  ["/calendar/20262027/2026-11", "Jogos"],
  ["/competition/liga", "Liga"],
  ["/competition/liga?tab=nominations", "Liga"],
  ["/competition/liga?tab=statistics&stat=saves", "Estatísticas"],
  ["/competition/liga/classification?round=3", "Classificação"],
  ["/competition/liga-2", undefined],
  ["/opinions", "Opinião"],
  ["/nowhere", undefined],
  ["/statements?tag=disciplina&page=2", "Comunicados"],
  ["/statements", undefined],
])("%s belongs to %s", (address, label) => {
  expect(currentAt(address)).toBe(label);
});

test("a page below none of the addresses belongs to the place of its section, by address or by name", () => {
  expect(currentAt("/team/3/x/liga/1", { label: "Teams", href: "/competition/liga?tab=teams" })).toBe("Clubes");
  expect(currentAt("/match/1/outra/3/4", { label: "Jogos", href: "/somewhere" })).toBe("Jogos");
  expect(currentAt("/match/1/outra/3/4", { label: "Matches", href: "/somewhere" })).toBeUndefined();
});
