// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MatchBoard, type MatchBoardSide } from "./MatchBoard";

afterEach(cleanup);

function side(name: string, lines: MatchBoardSide["lines"]): MatchBoardSide {
  return {
    key: name,
    name,
    abbreviation: name.slice(0, 3),
    crest: "/crest.svg",
    color: "#00a7b5",
    onColor: "#001941",
    href: `/club/${name}`,
    linesLabel: `Golos: ${name}`,
    lines,
  };
}

test("a match is told in its title, its news, its clubs and who scored", () => {
  render(
    <MatchBoard
      id="board"
      label="Resultado"
      title="Farol 2–0 Maré"
      news="Golo, Farol 2, Maré 0"
      way={[{ key: "round", label: "Jornada 11", href: "/round/11" }]}
      facts={["sáb. 14 nov", "Promontório"]}
      home={side("Farol", [{ key: "9", name: "Obando", minutes: "38’, 61’ (g.p.)" }])}
      away={side("Maré", [{ key: "4", name: "Coim", minutes: "80’", redCard: "Cartão vermelho" }])}
      state={{ tone: "live", text: "81’" }}
      centre={{ kind: "score", home: 2, away: 0 }}
      notes={["Intervalo 1–0"]}
      tie={{ text: "2.ª mão, total 3–2", href: "/tie/1" }}
    />,
  );
  const board = within(screen.getByRole("region", { name: "Resultado" }));
  expect(board.getByRole("heading", { level: 1 }).textContent).toBe("Farol 2–0 Maré");
  expect(document.querySelector("[aria-live]")?.textContent).toBe("Golo, Farol 2, Maré 0");
  expect(board.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/round/11",
    "/club/Farol",
    "/tie/1",
    "/club/Maré",
  ]);
  const lines = (name: string) => board.getByRole("list", { name }).textContent;
  expect(lines("Golos: Farol")).toBe("Obando 38’, 61’ (g.p.)");
  expect(lines("Golos: Maré")).toBe("Cartão vermelho: Coim 80’");
});

test("who did nothing has no list", () => {
  render(
    <MatchBoard
      id="board"
      label="Jogo"
      title="Farol – Maré"
      way={[]}
      facts={[]}
      home={side("Farol", [])}
      away={side("Maré", [])}
      state={{ tone: "plain", text: "Data por definir" }}
      centre={{ kind: "none" }}
      notes={[]}
    />,
  );
  expect(screen.queryByRole("list", { name: /Golos/ })).toBeNull();
});
