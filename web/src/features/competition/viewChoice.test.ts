import { expect, test } from "vitest";
import type { Round } from "../../api/wire.ts";
import { decideView, hrefOfView, type ViewChoice } from "./viewChoice.ts";

const rounds = [1, 2, 3].map(
  (number) => ({ id: 800 + number, number, label: `Jornada ${number}`, matchweekTypeId: 1 }) as Round,
);
const liga = { id: "liga", label: "Liga Atlântica", format: "league", rounds };
const [, second] = rounds;

test.each([
  ["", { tab: "overview" }],
  ["season=20252026", { tab: "overview" }],
  ["tab=statistics", { tab: "statistics", statistic: { type: "players", stat: "goals" } }],
  ["tab=statistics&stat=saves", { tab: "statistics", statistic: { type: "players", stat: "saves" } }],
  ["tab=statistics&type=teams", { tab: "statistics", statistic: { type: "teams", stat: "scored" } }],
  [
    "tab=statistics&stat=occupancy&type=stadiums&round=2",
    { tab: "statistics", statistic: { type: "stadiums", stat: "occupancy" }, round: second },
  ],
  ["tab=teams", { tab: "teams" }],
  ["tab=nominations", { tab: "nominations" }],
  ["tab=nominations&round=2", { tab: "nominations", round: second }],
  ["tab=news", { tab: "news", page: 1 }],
  ["tab=news&page=7", { tab: "news", page: 7 }],
])("?%s is shown", (query, choice) => {
  expect(decideView(new URLSearchParams(query), liga)).toEqual({ kind: "view", choice });
  const { season } = Object.fromEntries(new URLSearchParams(query));
  const address = hrefOfView(liga, choice as ViewChoice, { season });
  expect(address).toBe(query ? `/competition/liga?${query}` : "/competition/liga");
});

test.each([
  ["tab=matches", "/competition/liga/liga-atlantica/round/current"],
  ["tab=matches&season=20252026", "/competition/liga/liga-atlantica/round/current?season=20252026"],
  ["tab=classification&season=20252026", "/competition/liga/classification?season=20252026"],
  ["tab=nonsense", "/competition/liga"],
  ["tab=overview&season=20252026", "/competition/liga?season=20252026"],
  ["tab=bracket", "/competition/liga"],
  ["type=home", "/competition/liga"],
  ["tab=statistics&stat=goals", "/competition/liga?tab=statistics"],
  ["tab=statistics&stat=nonsense&season=20252026", "/competition/liga?tab=statistics&season=20252026"],
  ["tab=statistics&type=nonsense&stat=saves", "/competition/liga?tab=statistics&stat=saves"],
  ["tab=statistics&type=teams&stat=saves", "/competition/liga?tab=statistics&type=teams"],
  ["tab=statistics&stat=saves&round=2", "/competition/liga?tab=statistics&stat=saves"],
  ["tab=nominations&round=jornada-2", "/competition/liga?tab=nominations&round=2"],
  ["tab=nominations&round=2&page=3", "/competition/liga?tab=nominations&round=2"],
  ["tab=news&page=1", "/competition/liga?tab=news"],
  ["tab=news&page=0", "/competition/liga?tab=news"],
  ["tab=news&page=x", "/competition/liga?tab=news"],
  ["tab=teams&stat=saves", "/competition/liga?tab=teams"],
])("?%s has another address", (query, to) => {
  expect(decideView(new URLSearchParams(query), liga)).toEqual({ kind: "moved", to });
  expect(decideView(new URLSearchParams(to.split("?")[1]), liga).kind).toBe("view");
});

test.each(["tab=nominations&round=99", "tab=nominations&round=x", "tab=statistics&type=stadiums&round=99"])(
  "?%s does not exist",
  (query) => {
    expect(decideView(new URLSearchParams(query), liga)).toEqual({ kind: "missing" });
  },
);

test("only a tournament has a bracket", () => {
  const cup = { ...liga, format: "tournament" };
  expect(decideView(new URLSearchParams("tab=bracket"), cup)).toEqual({ kind: "view", choice: { tab: "bracket" } });
});
