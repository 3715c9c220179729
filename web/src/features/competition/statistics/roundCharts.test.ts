import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { exampleRound, roundToCome } from "./exampleRounds.ts";
import { attendanceChart, goalsChart, usefulShare } from "./roundCharts.ts";

const texts = allTexts["pt-PT"];
const season = [
  exampleRound(1, { goals: 26 }),
  exampleRound(2, { goals: 31, averageAttendance: 14_812 }),
  exampleRound(3, { goals: 5, played: 3, is_current_round: true, averageAttendance: null, occupancy: null }),
  roundToCome(4),
  exampleRound(35, { label: "Play-off, 1.ª mão", matches: 1, played: 1, goals: 3 }),
];

test("goals, round by round: those with a result, the current one marked", () => {
  const chart = goalsChart(season, texts);
  expect(chart?.columns.map(({ label, text, isCurrent }) => [label, text, isCurrent])).toEqual([
    ["J1", "26", false],
    ["J2", "31", false],
    ["J3", "5", true],
  ]);
  expect(chart?.ticks.map(({ text }) => text)).toEqual(["0", "10", "20", "30", "40"]);
  expect(chart?.summary).toBe("Mais golos: 31, Jornada 2. Média: 2,95 por jogo.");
  expect(chart?.table.rows.map(({ cells }) => cells)).toEqual([
    ["Jornada 1", "26", "2,89"],
    ["Jornada 2", "31", "3,44"],
    ["Jornada 3", "5", "1,67"],
  ]);
});

test("spectators, round by round: in thousands, and only where they were counted", () => {
  const chart = attendanceChart(season, texts);
  expect(chart?.columns.map(({ label, text }) => [label, text])).toEqual([
    ["J1", "11,9"],
    ["J2", "14,8"],
  ]);
  expect(chart?.ticks.map(({ text }) => text)).toEqual(["0", "5", "10", "15"]);
  expect(chart?.summary).toBe("Mais público: 14\u202f812 por jogo, Jornada 2.");
  expect(chart?.table.rows[0]?.cells).toEqual(["Jornada 1", "11\u202f912", "61,4%"]);
});

test("a small league counts its spectators one by one", () => {
  const chart = attendanceChart([exampleRound(1, { averageAttendance: 432 })], texts);
  expect(chart?.columns[0]?.text).toBe("432");
  expect(chart?.title).toBe("Média de espectadores por jornada");
});

test("nothing is drawn before the first result", () => {
  expect(goalsChart([roundToCome(1), roundToCome(2)], texts)).toBeUndefined();
  expect(attendanceChart([roundToCome(1)], texts)).toBeUndefined();
  expect(usefulShare([roundToCome(1)])).toBeUndefined();
});

test("the ball in play counts by matches, not by rounds", () => {
  const rounds = [
    exampleRound(1, { played: 9, usefulTimePercentage: 60 }),
    exampleRound(2, { played: 3, usefulTimePercentage: 50 }),
    roundToCome(3),
  ];
  expect(usefulShare(rounds)).toBe(57.5);
});
