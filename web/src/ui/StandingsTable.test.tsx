// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type StandingsRow, StandingsTable, type StandingsTexts } from "./StandingsTable";
import { TieNote } from "./TieNote";

afterEach(cleanup);

const texts: StandingsTexts = {
  position: { short: "#", long: "Posição" },
  club: { short: "Clube", long: "Clube" },
  played: { short: "J", long: "Jogos" },
  won: { short: "V", long: "Vitórias" },
  drawn: { short: "E", long: "Empates" },
  lost: { short: "D", long: "Derrotas" },
  goalsFor: { short: "GM", long: "Golos marcados" },
  goalsAgainst: { short: "GS", long: "Golos sofridos" },
  goalDifference: { short: "DG", long: "Diferença de golos" },
  points: { short: "Pts", long: "Pontos" },
  form: { short: "Forma", long: "Últimos cinco jogos" },
  next: { short: "Próx.", long: "Próximo adversário" },
};

function club(more: Partial<StandingsRow>): StandingsRow {
  return {
    key: "far",
    position: 1,
    crest: "/far.svg",
    name: "Farol do Cabo",
    played: 11,
    won: 7,
    drawn: 3,
    lost: 1,
    goalsFor: 21,
    goalsAgainst: 10,
    goalDifference: "+11",
    points: 24,
    ...more,
  };
}

/** A row with something in every column. */
const whole = club({
  href: "/clube/far",
  form: [{ kind: "win", letter: "V" }],
  formLabel: "Forma: vitória",
  next: { crest: "/val.svg", abbreviation: "VAL", label: "A seguir: Valmarinho" },
});

function texted(elements: HTMLElement[]): (string | null)[] {
  return elements.map((element) => element.textContent);
}

test("it is a table with a caption, headers in full words and one header for each row", () => {
  render(<StandingsTable caption="Classificação" texts={texts} rows={[whole]} />);
  const table = screen.getByRole("table", { name: "Classificação" });
  expect(texted(within(table).getAllByRole("columnheader"))).toEqual(Object.values(texts).map((text) => text.short));
  expect(within(table).getByTitle("Diferença de golos").textContent).toBe("DG");
  const header = within(table).getByRole("rowheader", { name: "Farol do Cabo" });
  expect(within(header).getByRole("link").getAttribute("href")).toBe("/clube/far");
});

test("each view has its columns", () => {
  const columns = () => texted(screen.getAllByRole("columnheader"));
  const { rerender } = render(<StandingsTable caption="c" texts={texts} rows={[]} view="compact" />);
  expect(columns()).toEqual(["#", "Clube", "J", "DG", "Pts"]);
  rerender(<StandingsTable caption="c" texts={texts} rows={[whole]} view="form" />);
  expect(columns()).toEqual(["#", "Clube", "J", "Pts", "Forma", "Próx."]);
  rerender(<StandingsTable caption="c" texts={texts} rows={[club({})]} view="form" />);
  expect(columns(), "nothing to show in the others").toEqual(["#", "Clube", "J", "Pts"]);
});

test("movement, zone and the score in play are said in words", () => {
  render(
    <StandingsTable
      caption="c"
      texts={texts}
      rows={[
        club({
          movement: { direction: "up", places: 1, label: "Sobe 1" },
          zone: { color: "#103bfd", label: "Liga dos Oceanos" },
          liveScore: "2–1",
          liveScoreLabel: "a vencer por 2–1",
          isLive: true,
        }),
      ]}
    />,
  );
  expect(screen.getByRole("rowheader").textContent).toBe("Farol do Caboa vencer por 2–12–1");
  const position = screen.getAllByRole("cell")[0];
  expect(position?.textContent).toContain("Sobe 1");
  expect(position?.textContent).toContain("Liga dos Oceanos");
});

test("a zone's colour is only ever a custom property for its bar", () => {
  const { container } = render(
    <StandingsTable
      caption="c"
      texts={texts}
      rows={[club({ zone: { color: "#e3063f", label: "Despromoção" } })]}
      zones={[{ color: "#e3063f", label: "Despromoção" }]}
      zonesLabel="Zonas"
    />,
  );
  const styled = [...container.querySelectorAll<HTMLElement>("[style]")];
  expect(styled).toHaveLength(2);
  for (const element of styled) {
    expect(element.getAttribute("style")?.replace(/\s/g, "").replace(/;$/, "")).toBe("--zone:#e3063f");
  }
  expect(texted(within(screen.getByRole("list", { name: "Zonas" })).getAllByRole("listitem"))).toEqual(["Despromoção"]);
});

test("form is told in words, once", () => {
  const form = [{ kind: "win" as const, letter: "V" }];
  render(<StandingsTable caption="c" texts={texts} rows={[club({ form, formLabel: "Forma: vitória" })]} />);
  expect(screen.getByRole("img", { name: "Forma: vitória" }).textContent).toBe("V");
});

test("an explanation is a row under its club, across the table", () => {
  const note = (
    <TieNote
      lead="20 pontos cada."
      text="Santa Maré fica à frente."
      criteriaLabel="Critérios"
      criteria={[
        { key: "points", text: "1. Pontos 20 = 20", isDeciding: false },
        { key: "direct", text: "2. Confronto direto 3 > 0", isDeciding: true },
      ]}
    />
  );
  render(<StandingsTable caption="c" texts={texts} rows={[club({ explanation: note })]} view="compact" />);
  const [, , explanation] = screen.getAllByRole("row");
  expect(explanation?.textContent).toContain("20 pontos cada. Santa Maré fica à frente.");
  expect(explanation?.querySelector("td")?.colSpan).toBe(5);
  expect(screen.getByRole("list", { name: "Critérios" })).toBeDefined();
});

test("a deduction is marked in the row and explained under the table", () => {
  render(
    <StandingsTable
      caption="c"
      texts={texts}
      rows={[club({ name: "Ferrarias", noteMarker: "†" })]}
      notes={[{ key: "fer", marker: "†", title: "Ferrarias, menos 3 pontos.", text: "Decisão de 2 de novembro." }]}
    />,
  );
  expect(screen.getByRole("rowheader", { name: "Ferrarias †" })).toBeDefined();
  expect(screen.getByText("Ferrarias, menos 3 pontos.")).toBeDefined();
});
