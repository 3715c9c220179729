import { expect, test } from "vitest";
import type { Match } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { haveMet, meetings } from "./meetings.ts";

const texts = allTexts["pt-PT"];
const played = (id: number, date: string | null, more: Partial<Match> = {}) =>
  exampleMatch({ id, date, status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1, ...more });

test("matches that were played, the latest first, each by its month and with its page", () => {
  const matches = [
    exampleMatch({ id: 9, date: "2027-03-15", fixtureDateIsDefined: false }),
    played(2, "2025-10-31T20:15:00+00:00"),
    played(3, "2026-03-01T15:30:00+00:00", { extraTime: true, homePenaltyGoals: 5, awayPenaltyGoals: 4 }),
    exampleMatch({ id: 4, status: 1, subStatus: 15, date: "2026-01-01" }),
  ];
  expect(meetings({ matches }, { id: 1364 }, texts)).toMatchObject([
    { key: "3", href: "/match/20262027/liga-atlantica/11/3", status: { text: "mar 2026", detail: "g.p. 5–4" } },
    { key: "2", status: { text: "out 2025", detail: undefined }, centre: { kind: "score", home: 2, away: 1 } },
  ]);
});

test("a row is said with its month; the match of the page leads nowhere", () => {
  const [row] = meetings({ matches: [played(1364, "2026-11-14T20:30:00+00:00")] }, { id: 1364 }, texts);
  expect(row?.label).toMatch(/^novembro de 2026: Farol do Cabo 2, Santa Maré 1/);
  expect(row?.href).toBeUndefined();
});

test("six at most, and one without a day last", () => {
  const days = ["2020-01-01", null, "2021-01-01", "2022-01-01", "2023-01-01", "2024-01-01", "2025-01-01"];
  const rows = meetings({ matches: days.map((day, id) => played(id + 1, day)) }, { id: 99 }, texts);
  expect(rows.map(({ status }) => status.text?.slice(-4))).toEqual(["2025", "2024", "2023", "2022", "2021", "2020"]);
  const [undated] = meetings({ matches: [played(1, null)] }, { id: 99 }, texts);
  expect(undated?.status.text).toBe("Final");
});

test("whether they met", () => {
  const goals = { home: 0, away: 0 };
  expect(haveMet({ summary: { home: 0, draws: 0, away: 0, goals } })).toBe(false);
  expect(haveMet({ summary: { home: 0, draws: 1, away: 0, goals } })).toBe(true);
});
