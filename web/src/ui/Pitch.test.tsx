// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LineUpPlayer } from "./lineUp";
import { Pitch, type PitchSide } from "./Pitch";

afterEach(cleanup);

function player(number: number, more: Partial<LineUpPlayer> = {}): LineUpPlayer {
  return {
    id: String(number),
    name: `Jogador ${number}`,
    shirtName: `J${number}`,
    number,
    isCaptain: false,
    goals: 0,
    ownGoals: 0,
    cards: [],
    on: null,
    off: null,
    rating: null,
    words: `${number}, Jogador ${number}`,
    ...more,
  };
}

const home: PitchSide = {
  name: "Farol do Cabo",
  shortName: "FAR",
  crest: "/far.svg",
  formation: "2-1",
  lines: [
    [player(1)],
    [player(2, { href: "/players/2" }), player(3)],
    [player(9, { goals: 2, off: "65’", words: "9, Jogador 9, dois golos, saiu aos 65 minutos" })],
  ],
  kit: { pattern: "hoops", first: "#ffd21f", second: "#15171c" },
};
const away: PitchSide = { ...home, name: "Santa Maré", formation: null, lines: [[player(1), player(4)]] };

test("each side is an ordered list from the goalkeeper to the front, said in words", () => {
  render(<Pitch home={home} away={away} />);
  const list = screen.getByRole("list", { name: "Farol do Cabo, 2-1" });
  const said = within(list)
    .getAllByRole("listitem")
    .map((item) => item.querySelector(".visuallyHidden")?.textContent);
  expect(said).toEqual([
    "1, Jogador 1",
    "2, Jogador 2",
    "3, Jogador 3",
    "9, Jogador 9, dois golos, saiu aos 65 minutos",
  ]);
  expect(within(screen.getByRole("list", { name: "Santa Maré" })).getAllByRole("listitem")).toHaveLength(2);
});

test("whoever has a page is a link that says the same", () => {
  render(<Pitch home={home} away={away} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/players/2"]);
  expect(screen.getByRole("link", { name: "2, Jogador 2" })).toBeDefined();
});

test("goalkeepers wear a shirt of their own, and every shirt is drawn once", () => {
  const { container } = render(<Pitch home={home} away={away} />);
  const worn = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
  expect(worn).toHaveLength(6);
  expect(new Set(worn).size).toBe(4);
  expect(container.querySelectorAll("symbol")).toHaveLength(4);
  for (const address of worn) expect(container.querySelector(`[id="${address?.slice(1)}"]`)).not.toBeNull();
});
