import { beforeEach, expect, test, vi } from "vitest";
import { allTexts } from "./allTexts.ts";
import { layOver } from "./overrides.ts";

const { "pt-PT": ptPT, en } = allTexts;

let warn = vi.fn();

beforeEach(() => {
  warn = vi.fn();
  vi.spyOn(console, "warn").mockImplementation(warn);
});

test("a text is found by its path in capitals, at any depth", () => {
  const { app, football } = layOver(ptPT, {
    APP_MATCHES: "Partidas",
    APP_TABLE_SHORT: "  Pontos\n",
    APP_THEMES_DARK: "Noite",
    FOOTBALL_COLUMNS_GOALS_FOR_SHORT: "G+",
  });
  expect([app.matches, app.tableShort, app.themes.dark]).toEqual(["Partidas", "Pontos", "Noite"]);
  expect(football.columns.goalsFor).toEqual({ short: "G+", long: "Golos marcados" });
  expect(app.themes.light).toBe("Claro");
  expect(warn).not.toHaveBeenCalled();
});

test("values stand where the editor puts them, as often as it takes", () => {
  const { app, football } = layOver(en, {
    APP_TITLE: "{1} – {0} ({1})",
    FOOTBALL_STATUS_ON_PENALTIES_IN_WORDS: "{1}:{0}, shoot-out",
  });
  expect(app.title("Table", "Liga")).toBe("Liga – Table (Liga)");
  expect(football.status.onPenaltiesInWords(4, 3)).toBe("3:4, shoot-out");
});

test("what is counted has a form for one and a form for more", () => {
  const { competition } = layOver(ptPT, {
    COMPETITION_LIVE_MATCHES: "{0} {0:partida|partidas} ao vivo",
    COMPETITION_CLIMBS: "vai para {0}.º com {1} {1:ponto|pontos}",
    COMPETITION_CLUBS: "{0:equipa|equipas}",
  });
  expect([1, 2].map(competition.liveMatches)).toEqual(["1 partida ao vivo", "2 partidas ao vivo"]);
  expect(competition.climbs(1, 30)).toBe("vai para 1.º com 30 pontos");
  expect([1, 18].map(competition.clubs)).toEqual(["equipa", "equipas"]);
});

test("a value is never read as a placeholder or as a pattern", () => {
  const { app } = layOver(en, { APP_CHOOSE_COMPETITION: "Now: {0}" });
  expect(app.chooseCompetition("{0} $& $1 <b>")).toBe("Now: {0} $& $1 <b>");
});

test.each([
  ["nothing", "APP_MATCHES", "   "],
  ["ten kilobytes", "APP_MATCHES", "x".repeat(10_240)],
  ["a value that the text has not", "APP_MATCHES", "Jogos de {0}"],
  ["a value too many", "APP_TITLE", "{0} · {1} · {2}"],
  ["a value that is missing", "APP_TITLE", "Liga"],
  ["a plural without its other form", "COMPETITION_LIVE_MATCHES", "{0:jogo} em direto"],
  ["a brace that is no placeholder", "APP_MATCHES", "Jogos {todos}"],
])("%s does not fit, and the built-in text stays", (_, key, value) => {
  expect(shownBy(layOver(ptPT, { [key]: value }))).toEqual(shownBy(ptPT));
  expect(warn).toHaveBeenCalledOnce();
});

test("keys that are no text change nothing, whatever they are called", () => {
  const keys = ["APP", "FORMAT_DAY", "PROFILE_EDIT_PROFILE_ERROR_MESSAGE", "__PROTO__", "CONSTRUCTOR", "constructor"];
  const overridden = layOver(ptPT, Object.fromEntries(keys.map((key) => [key, "x"])));
  expect(shownBy(overridden)).toEqual(shownBy(ptPT));
  expect(overridden.format).toBe(ptPT.format);
});

function shownBy({ app, competition }: typeof ptPT) {
  return [app.matches, app.title("A", "B"), competition.liveMatches(1), competition.liveMatches(2), app.themes];
}
