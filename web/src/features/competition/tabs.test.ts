import { expect, test } from "vitest";
import type { Round } from "../../api/wire.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { crumbsOf, seasonForm, tabsOf } from "./tabs.ts";

const texts = allTexts["pt-PT"];
const rounds = [{ id: 1, number: 14, label: "Jornada 14", is_current_round: true } as Round];
const liga = { id: "liga", label: "Liga Atlântica", format: "league", rounds };

test("a league's tabs, each with its address", () => {
  expect(tabsOf(liga, {}, true, texts).map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Resumo /competition/liga",
    "Jogos /competition/liga/liga-atlantica/round/14",
    "Classificação /competition/liga/classification",
    "Estatísticas /competition/liga?tab=statistics",
    "Clubes /competition/liga?tab=teams",
    "Nomeações /competition/liga?tab=nominations",
    "Notícias /competition/liga?tab=news",
  ]);
});

test.each([
  ["a cup", { format: "tournament" }, false, ["overview", "bracket", "matches", "statistics"]],
  ["a cup with groups", { format: "tournament" }, true, ["overview", "bracket", "matches", "table"]],
  ["a league whose table cannot be read", {}, false, ["overview", "matches", "statistics", "teams"]],
  ["a season without fixtures", { rounds: [] }, false, ["overview", "statistics", "teams", "nominations"]],
])("%s", (_, facts, hasTable, first) => {
  const keys = tabsOf({ ...liga, ...facts }, {}, hasTable, texts).map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(first);
});

test("a past season stays in every address", () => {
  const tabs = tabsOf(liga, { season: 20252026 }, true, texts);
  expect(tabs.filter(({ href }) => !href.includes("season=20252026"))).toEqual([]);
});

test("another season opens on the same tab, with the same statistic", () => {
  expect(seasonForm("statistics", liga, { stat: "saves" })).toEqual({
    action: "/competition/liga",
    hidden: { tab: "statistics", stat: "saves" },
  });
  expect(seasonForm("matches", liga)).toEqual({ action: "/competition/liga/liga-atlantica/round/current", hidden: {} });
});

test("the way to a page", () => {
  const last = { label: "Clubes", href: "/competition/liga?tab=teams" };
  expect(crumbsOf(liga, {}, texts, last).map(({ label }) => label)).toEqual(["Início", "Liga Atlântica", "Clubes"]);
  expect(crumbsOf(liga, { season: 20252026 }, texts, undefined).at(-1)?.href).toBe("/competition/liga?season=20252026");
});
