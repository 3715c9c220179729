import { describe, expect, test } from "vitest";
import type { Competition } from "../../api/wire.ts";
import { feedLinks, feedOrigin, teamFeedPath } from "../../football/feeds.ts";
import { decideFeeds, teamsFeedPath } from "./feeds.ts";

const ORIGIN = "https://liga.example";

function competition(id: string, hasCalendar = true): Competition {
  const address = `//liga.example/api/v1/calendar/competition/${id}.ics`;
  const calendars = hasCalendar ? { calendarWeb: `https:${address}`, calendarIos: `webcal:${address}` } : {};
  return { id, label: id.toUpperCase(), ...calendars } as Competition;
}

const LIGA = competition("liga");
const TACA = competition("taca");
const ABROAD = competition("7", false);

test.each([
  [teamFeedPath(7), "pt-PT", "liga.example/api/v1/calendar/team/7.ics"],
  [teamFeedPath(7), "en", "liga.example/api/v1/calendar/team/7.ics?lang=en"],
  [teamsFeedPath([7, 4]), "pt-PT", "liga.example/api/v1/calendar/teams.ics?team=7&team=4"],
  [teamsFeedPath([7, 4]), "en", "liga.example/api/v1/calendar/teams.ics?team=7&team=4&lang=en"],
] as const)("%s, %s", (path, language, address) => {
  expect(feedLinks(ORIGIN, path, language)).toEqual({ web: `https://${address}`, ios: `webcal://${address}` });
});

test("iPhones subscribe over an open line, too", () => {
  expect(feedLinks("http://127.0.0.1:8080", teamFeedPath(1), "pt-PT").ios).toMatch(/^webcal:\/\/127\.0\.0\.1:8080\//);
});

describe("where the site stands", () => {
  test.each([
    [[ABROAD, LIGA], ORIGIN],
    [[{ calendarWeb: "http://127.0.0.1:8080/a.ics?x=1" }], "http://127.0.0.1:8080"],
    [[ABROAD], undefined],
    [[{ calendarWeb: "javascript:alert(1)" }], undefined],
  ])("%#", (competitions, origin) => {
    expect(feedOrigin(competitions)).toBe(origin);
  });
});

describe("the calendars of what is chosen", () => {
  const competitions = [LIGA, TACA, ABROAD];
  const names = (chosen: Parameters<typeof decideFeeds>[0]) =>
    decideFeeds(chosen, "en").map(({ name, links }) => [name, links.ios.slice("webcal://liga.example/api/v1/".length)]);

  test("nothing: every competition that has one", () => {
    expect(names({ competitions })).toEqual([
      ["LIGA", "calendar/competition/liga.ics?lang=en"],
      ["TACA", "calendar/competition/taca.ics?lang=en"],
    ]);
  });

  test("a competition, with a calendar or without", () => {
    expect(names({ competitions, competition: TACA })).toEqual([["TACA", "calendar/competition/taca.ics?lang=en"]]);
    expect(names({ competitions, competition: ABROAD })).toEqual([]);
  });

  test("a club, whatever the competition", () => {
    const club = { id: 4, name: "Farol do Cabo" };
    expect(names({ competitions, competition: TACA, club })).toEqual([
      ["Farol do Cabo", "calendar/team/4.ics?lang=en"],
    ]);
    expect(names({ competitions: [ABROAD], club })).toEqual([]);
  });
});
