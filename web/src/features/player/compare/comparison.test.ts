import { expect, test } from "vitest";
import type { Leaders, PlayerStatistics, Season } from "../../../api/wire.ts";
import { FAROL, MARE } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { examplePlayer } from "../examplePlayer.ts";
import { bestIn } from "./best.ts";
import { factRows, statRows } from "./comparison.ts";
import { pairedColors } from "./pairedColors.ts";
import { hitsOf, leadersOf } from "./peopleLinks.ts";

const texts = allTexts["pt-PT"];
const me = examplePlayer();
const other = examplePlayer({ id: 4, name: "Rui Sá", team: MARE, weight: null });

const figures = (values: Record<string, number>) =>
  ({
    competitions: [{ competition: "liga" }],
    stats: Object.entries(values).map(([key, value], statId) => ({ statId, key, label: key, value })),
  }) as PlayerStatistics;

test("what neither has anything of is left out; what only one has is nothing for the other", () => {
  const rows = statRows(figures({ goals: 3, saves: 0 }), figures({ goals: 0, saves: 0 }), texts);
  expect(rows.map(({ key, home, away }) => [key, home.text, away.text])).toEqual([["goals", "3", "0"]]);
});

test("as long as the other's figures are not there, nothing is said of them", () => {
  expect(statRows(figures({ goals: 3 }), undefined, texts)[0]?.away).toEqual({ text: "–", value: null });
});

test("facts stand side by side, with a mark where one is not known", () => {
  const rows = factRows(me, other, texts).map(({ cells }) => cells);
  expect(rows[0]).toEqual(["Clube", "Farol do Cabo", "Santa Maré"]);
  expect(rows.at(-1)).toEqual(["Peso", "79 kg", "–"]);
});

test("two of the same colour are told apart all the same", () => {
  expect(pairedColors({ team: FAROL }, { team: { ...MARE, color: "#00A7B5" } })).toEqual(["#FFD21F", "#00A7B5"]);
  expect(pairedColors({ team: FAROL }, { team: { ...FAROL, color: "#ffd21f" } })[1]).toBe("var(--text)");
});

test("nobody is compared with himself", () => {
  const hits = [
    { id: 9, title: "Yannick Obando", subtitle: null, image: null },
    { id: 4, title: "Rui Sá", subtitle: "Médio, Santa Maré", image: null },
  ];
  expect(hitsOf(hits, me).map(({ href }) => href)).toEqual(["/player/9/yannick-obando/20262027/1?tab=compare&with=4"]);
  const leaders = [me, other].map((player) => ({ player, team: player.team }));
  expect(leadersOf({ leaders } as unknown as Leaders, me).map(({ name }) => name)).toEqual(["Rui Sá"]);
});

test("the best are those of his own competition; of who has not played, of the season's first", () => {
  const seasons = [{ id: 20262027, competitions: [{ id: "primeira" }] }] as Season[];
  expect(bestIn(me, figures({}), seasons)).toBe("liga");
  expect(bestIn(me, undefined, seasons)).toBe("primeira");
  expect(bestIn(me, undefined, undefined)).toBeUndefined();
});
