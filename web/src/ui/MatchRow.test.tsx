// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MatchList } from "./MatchList";
import { MatchRow, type MatchRowProps, type MatchSide } from "./MatchRow";
import styles from "./MatchRow.module.css";

afterEach(cleanup);

function side(name: string, more: Partial<MatchSide> = {}): MatchSide {
  return { name, crest: "/crest.svg", redCards: 0, emphasis: "normal", ...more };
}

function row(more: Partial<MatchRowProps>) {
  const { container } = render(
    <MatchList>
      <MatchRow
        href="/jogo/1"
        label="o jogo em palavras"
        status={{ tone: "plain" }}
        home={side("Farol do Cabo")}
        away={side("Santa Maré")}
        centre={{ kind: "time", text: "20:15" }}
        {...more}
      />
    </MatchList>,
  );
  return container.querySelector("li") as HTMLLIElement;
}

function visible(item: HTMLLIElement): string[] {
  const walker = document.createTreeWalker(item.querySelector('[aria-hidden="true"]') as Element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}

test("the row is one link, and its words are all that is said of it", () => {
  row({ label: "Em direto, 67 minutos: Farol do Cabo 2, Santa Maré 1", status: { tone: "live", text: "67’" } });
  const link = screen.getByRole("link", { name: "Em direto, 67 minutos: Farol do Cabo 2, Santa Maré 1" });
  expect(link.getAttribute("href")).toBe("/jogo/1");
});

test("without an address it is no link", () => {
  const item = row({ href: undefined, label: "Anulado: Farol do Cabo, Santa Maré" });
  expect(screen.queryByRole("link")).toBeNull();
  expect(item.textContent).toContain("Anulado: Farol do Cabo, Santa Maré");
});

test("a scheduled match shows its time in the status column when stacked and in the centre when mirrored", () => {
  expect(visible(row({}))).toEqual(["20:15", "Farol do Cabo", "Santa Maré", "20:15"]);
});

test("known line-ups add a chip", () => {
  expect(visible(row({ status: { tone: "plain", chip: "Onzes" } }))).toContain("Onzes");
});

test("a live match has the live treatment, its minute and both scores", () => {
  const item = row({
    status: { tone: "live", text: "67’", detail: "2.ª parte" },
    centre: { kind: "score", home: 2, away: 1 },
  });
  expect(item.className).toBe(styles.liveRow);
  expect(visible(item)).toEqual(["67’", "2.ª parte", "Farol do Cabo", "Santa Maré", "2", "1"]);
});

test("the loser's score is muted, and only it", () => {
  const item = row({
    status: { tone: "muted", text: "Final" },
    away: side("Santa Maré", { emphasis: "muted" }),
    centre: { kind: "score", home: 1, away: 0 },
  });
  expect(item.querySelector(`.${styles.homeScore}`)?.className).toBe(styles.homeScore);
  expect(item.querySelector(`.${styles.awayScore}`)?.className).toContain(styles.muted);
});

test("a suspended match mutes both names and neither score", () => {
  const item = row({
    status: { tone: "warn", text: "Suspenso", detail: "aos 58’" },
    home: side("Dunas", { emphasis: "muted" }),
    away: side("Torrebela", { emphasis: "muted" }),
    centre: { kind: "score", home: 1, away: 1 },
  });
  expect(item.querySelectorAll(`.${styles.name}`)).toHaveLength(2);
  expect(item.querySelector(`.${styles.homeScore}`)?.className).toBe(styles.homeScore);
  expect(item.querySelector(`.${styles.awayScore}`)?.className).toBe(styles.awayScore);
});

test("a match without a score or a time shows dashes", () => {
  const item = row({ status: { tone: "warn", text: "Adiado", detail: "Mau tempo" }, centre: { kind: "none" } });
  expect(visible(item)).toEqual(["Adiado", "Mau tempo", "Farol do Cabo", "Santa Maré", "–", "–"]);
});

test("one red card is a card, two are a card with a number", () => {
  const item = row({
    home: side("Farol do Cabo", { redCards: 1, redCardsLabel: "1 cartão vermelho" }),
    away: side("Santa Maré", { redCards: 2, redCardsLabel: "2 cartões vermelhos" }),
  });
  expect([...item.querySelectorAll("[title]")].map((card) => [card.getAttribute("title"), card.textContent])).toEqual([
    ["1 cartão vermelho", ""],
    ["2 cartões vermelhos", "2"],
  ]);
});

test("crests are decoration", () => {
  const item = row({});
  expect([...item.querySelectorAll("img")].map((image) => image.alt)).toEqual(["", ""]);
});

test("what somebody did in the match stands in place of where it is played", () => {
  const shown = row({ note: "1 golo, 67 min", meta: { tv: "Canal Onda", place: "Campo da Torre" } });
  expect(shown.querySelector(`.${styles.note}`)?.textContent).toBe("1 golo, 67 min");
  expect(shown.textContent).not.toContain("Campo da Torre");
});
