// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LineUpList, type LineUpSide } from "./LineUpList";
import type { LineUpPlayer } from "./lineUp";

afterEach(cleanup);

const player = (number: number | null, words: string): LineUpPlayer => ({
  id: words,
  name: words,
  shirtName: words,
  number,
  isCaptain: false,
  goals: 0,
  ownGoals: 0,
  cards: [],
  on: null,
  off: null,
  rating: null,
  words,
});

const titles = { starters: "Onze", bench: "Suplentes", extraBench: "Convocados", staff: "Equipa técnica" };
const home: LineUpSide = {
  key: "far",
  name: "Farol do Cabo",
  crest: "/far.svg",
  color: "#ffd21f",
  starters: [
    { key: "1", title: "Guarda-redes", players: [player(1, "1, Varejão")] },
    { key: "2", title: "Defesas", players: [player(2, "2, Talhadas"), player(null, "Lemoine")] },
  ],
  bench: [player(12, "12, Pombalinho, entrou aos 65 minutos")],
  extraBench: [player(31, "31, Outeiro")],
  staff: [{ id: "9", name: "Aurélio Quintanilha", role: "Treinador", href: "/persons/9" }],
};
const away: LineUpSide = { ...home, key: "sma", name: "Santa Maré", starters: [], extraBench: [], staff: [] };

test("each side has its parts in order, and no title over nobody", () => {
  render(<LineUpList sides={[home, away]} titles={titles} />);
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
    "Farol do Cabo",
    "Onze",
    "Suplentes",
    "Convocados",
    "Equipa técnica",
    "Santa Maré",
    "Suplentes",
  ]);
});

test("players are said in words, staff with their roles", () => {
  const { container } = render(<LineUpList sides={[home, away]} titles={titles} level={4} />);
  expect(screen.getByRole("heading", { level: 4, name: "Farol do Cabo" })).toBeDefined();
  const [sheet] = container.querySelectorAll("section");
  const items = within(sheet as HTMLElement).getAllByRole("listitem");
  expect(items.map((item) => (item.querySelector(".visuallyHidden") ?? item).textContent)).toEqual([
    "1, Varejão",
    "2, Talhadas",
    "Lemoine",
    "12, Pombalinho, entrou aos 65 minutos",
    "31, Outeiro",
    "Aurélio Quintanilha Treinador",
  ]);
  expect(screen.getByRole("link", { name: "Aurélio Quintanilha" })).toBeDefined();
});
