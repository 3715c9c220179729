import { expect, test } from "vitest";
import type { CalendarDay } from "../../api/calendarWire.ts";
import type { Match } from "../../api/wire.ts";
import { exampleMatch } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { monthGrid } from "./monthGrid.ts";

const texts = allTexts["pt-PT"];
const options = {
  month: "2026-11",
  today: "2026-11-14",
  colorOf: (id: string) => `color of ${id}`,
  hrefOf: (day: string) => `#d-${day}`,
};

function played(day: string, ...matches: Partial<Match>[]): CalendarDay {
  const all = matches.map((match, index) => exampleMatch({ id: index + 1, ...match }));
  return {
    day,
    competitions: [
      { competition: { id: "liga-atlantica", label: "" }, round: 14, roundLabel: "Jornada 1", matches: all },
    ],
  };
}

const cell = (days: CalendarDay[], day: string) =>
  monthGrid(days, options, texts)
    .flat()
    .find(({ key }) => key === day)!;

test("a day without matches leads nowhere, and those around the month only fill its weeks", () => {
  expect(cell([], "2026-11-02")).toEqual({
    key: "2026-11-02",
    number: 2,
    isOutside: false,
    isToday: false,
    matches: [],
  });
  expect(cell([], "2026-10-31").isOutside).toBe(true);
});

test("a day with matches leads to them and says how many there are", () => {
  const day = cell([played("2026-11-15", {}, {})], "2026-11-15");
  expect(day).toMatchObject({
    href: "#d-2026-11-15",
    label: "domingo, 15 de novembro, amanhã, 2 jogos",
    more: undefined,
  });
  expect(day.matches[0]).toMatchObject({ color: "color of liga-atlantica", centre: "20:30", isLive: false });
});

test("three matches have room; those in play are among them", () => {
  const live = { status: 3, subStatus: 4, homeGoals: 2, awayGoals: 1 };
  const day = cell([played("2026-11-14", {}, {}, {}, live, live)], "2026-11-14");
  expect(day.isToday).toBe(true);
  expect(day.matches.map(({ key, centre }) => [key, centre])).toEqual([
    ["4", "2–1"],
    ["5", "2–1"],
    ["1", "20:30"],
  ]);
  expect(day.more).toEqual({ text: "+2 jogos", label: "+2 jogos, sábado, 14 de novembro" });
});

test.each([
  ["the hour is not known", { date: "2026-11-28", fixtureDateIsDefined: false }, "–"],
  ["ended", { status: 5, subStatus: 11, homeGoals: 0, awayGoals: 3 }, "0–3"],
  ["postponed", { status: 1, subStatus: 14 }, "Adi."],
  ["cancelled", { status: 1, subStatus: 15 }, "Anul."],
  ["numbers that contradict each other", { status: 5, subStatus: 2, homeGoals: 1, awayGoals: 1 }, "–"],
])("%s", (_, match, centre) => {
  expect(cell([played("2026-11-28", match)], "2026-11-28").matches[0]?.centre).toBe(centre);
});
