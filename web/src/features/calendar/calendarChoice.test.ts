import { describe, expect, test } from "vitest";
import type { Competition, Season } from "../../api/wire.ts";
import {
  type CalendarChoice,
  calendarAddress,
  decideCalendar,
  isCalendarAddress,
  parseCalendar,
  withInternational,
} from "./calendarChoice.ts";

function season(id: number, competitions: string[], change: Partial<Season> = {}): Season {
  const year = Math.floor(id / 10_000);
  return {
    id,
    internal_id: "",
    label: `${year}/${(year + 1) % 100}`,
    current: false,
    initial_date: `${year}-08-08`,
    final_date: `${year + 1}-05-16`,
    competitions: competitions.map((one) => ({ id: one }) as Competition),
    ...change,
  };
}

const RUNNING = season(20262027, ["liga", "taca"], { current: true, today: "2026-11-14" });
const OVER = season(20252026, ["liga"]);
const SEASONS = [RUNNING, OVER];

function choiceAt(address: string, seasons = SEASONS): CalendarChoice | undefined {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const asked = parseCalendar(pathname.replace(/^\/calendar\/?/, ""), searchParams);
  return asked && decideCalendar(asked, seasons);
}

describe("what is shown, and under which address", () => {
  test.each([
    ["/calendar", 20262027, "2026-11", "/calendar"],
    ["/calendar/20262027", 20262027, "2026-11", "/calendar/20262027"],
    ["/calendar/20252026", 20252026, "2025-08", "/calendar/20252026"],
    ["/calendar?season=20252026", 20252026, "2025-08", "/calendar/20252026"],
    ["/calendar/20262027/2027-01", 20262027, "2027-01", "/calendar/20262027/2027-01"],
    ["/calendar/2026-12", 20262027, "2026-12", "/calendar/20262027/2026-12"],
    ["/calendar/2026-02", 20252026, "2026-02", "/calendar/20252026/2026-02"],
    ["/calendar/liga", 20262027, "2026-11", "/calendar?competition=liga"],
    ["/calendar/20262027/taca/2026-11", 20262027, "2026-11", "/calendar/20262027/2026-11?competition=taca"],
    ["/calendar/liga/20252026", 20252026, "2025-08", "/calendar/20252026?competition=liga"],
    ["/calendar/taca?competition=liga", 20262027, "2026-11", "/calendar?competition=liga"],
    ["/calendar?view=list&team=4&competition=liga", 20262027, "2026-11", "/calendar?competition=liga&team=4&view=list"],
    ["/calendar?competition=all&team=all&view=wall", 20262027, "2026-11", "/calendar"],
  ])("%s", (address, seasonId, month, own) => {
    const choice = choiceAt(address);
    expect(choice && [choice.season.id, choice.month, calendarAddress(choice)]).toEqual([seasonId, month, own]);
  });

  test.each([
    "/calendar/20302031",
    "/calendar/20262027/2026-07",
    "/calendar/20262027/2027-06",
    "/calendar/20262027/2025-11",
    "/calendar/1999-11",
    "/calendar/no-such-cup",
    "/calendar/20252026?competition=taca",
    "/calendar?competition=%3Cscript%3E",
    "/calendar?team=four",
    "/calendar?team=0",
    "/calendar?season=2026",
  ])("%s does not exist", (address) => {
    expect(choiceAt(address)).toBeUndefined();
  });

  test("nothing is played anywhere", () => {
    expect(choiceAt("/calendar", [])).toBeUndefined();
  });
});

describe("the month of today", () => {
  test.each([
    ["2026-07-20", "2026-08"],
    ["2026-08-01", "2026-08"],
    ["2027-05-31", "2027-05"],
    ["2027-06-10", "2027-05"],
    [undefined, "2026-08"],
  ])("on %s is %s", (today, month) => {
    expect(choiceAt("/calendar", [{ ...RUNNING, today: today ?? null }])?.month).toBe(month);
  });
});

describe("other ways to say an address", () => {
  test.each([
    ["/calendar", true],
    ["/calendar?competition=liga&team=4", true],
    ["/calendar?team=4&competition=liga&lang=en", true],
    ["/calendar?competition=&team=4&view=", true],
    ["/calendar/20262027/2026-11?view=month", true],
    ["/calendar?competition=all", false],
    ["/calendar?view=wall", false],
    ["/calendar?season=20262027", false],
    ["/calendar/liga", false],
    ["/calendar/2026-11", false],
    ["/calendar/2026-11/20262027", false],
  ])("%s: %s", (address, isOwn) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    expect(isCalendarAddress(pathname, searchParams, choiceAt(address)!)).toBe(isOwn);
  });
});

test("competitions abroad are in the season that they are played in", () => {
  const both = withInternational(SEASONS, [season(20262027, ["7"]), season(20302031, ["8"])]);
  expect(both.map(({ competitions }) => competitions.map(({ id }) => id))).toEqual([["liga", "taca", "7"], ["liga"]]);
  expect(choiceAt("/calendar/7", both)?.competition?.id).toBe("7");
});
