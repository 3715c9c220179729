import { afterEach, expect, test, vi } from "vitest";
import { timeIn } from "./around.ts";

const PAINTED = Date.parse("2026-11-14T21:10:00Z");

afterEach(() => vi.useRealTimers());

test("the time goes on from that of the page by whole hours, whatever the device's clock says", () => {
  vi.useFakeTimers({ now: Date.parse("2001-01-01T12:34:56Z") });
  const around = { now: PAINTED, begun: Date.now() };
  const now = () => timeIn(around);
  expect(now()).toBe(PAINTED);
  vi.advanceTimersByTime(59 * 60_000);
  expect(now()).toBe(PAINTED);
  vi.advanceTimersByTime(2 * 60_000);
  expect(now()).toBe(PAINTED + 3_600_000);
});

test("a page that was not painted goes by the device's clock", () => {
  vi.useFakeTimers({ now: PAINTED });
  expect(timeIn({ begun: Date.now() })).toBe(PAINTED);
});

test("a page that is being painted has the time that it was given", () => {
  expect(timeIn({ now: PAINTED })).toBe(PAINTED);
});
