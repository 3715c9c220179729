import { expect, test } from "vitest";
import { minutesLeft, untilNextMinute } from "./minutesLeft.ts";

const kickOff = Date.parse("2026-11-15T18:00:00+00:00");
const before = (minutes: number, seconds = 0) => kickOff - minutes * 60_000 - seconds * 1_000;

test.each([
  ["a clock that agrees counts by itself", before(94, 30), { minutes: 95, at: before(95, 10) }, 94],
  ["one that is a minute off as well", before(95, 10), { minutes: 94, at: before(95, 10) }, 95],
  ["a wrong one starts from what was told", before(-2000), { minutes: 95, at: before(-2000) }, 95],
  ["and goes on from there", before(-2003), { minutes: 95, at: before(-2000) }, 92],
  ["after kick-off there is nothing left", before(-3), { minutes: 0, at: before(0) }, 0],
])("%s", (_, now, told, expected) => {
  expect(minutesLeft(kickOff, now, told)).toBe(expected);
});

test.each([
  ["in the middle of a minute", before(95, 20), 20_001],
  ["as a minute begins", before(95), 1],
  ["after kick-off", before(-1, 10), 10_001],
])("the number changes soon: %s", (_, now, expected) => {
  expect(untilNextMinute(kickOff, now)).toBe(expected);
  expect(minutesLeft(kickOff, now + expected, { minutes: 0, at: kickOff })).toBeLessThanOrEqual(
    minutesLeft(kickOff, now, { minutes: 0, at: kickOff }),
  );
});
