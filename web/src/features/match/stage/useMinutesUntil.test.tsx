// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useMinutesUntil } from "./useMinutesUntil.ts";

const date = "2026-11-15T18:00:00+00:00";

function see(state: "visible" | "hidden") {
  vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-15T16:24:30+00:00") });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the server says what it was told", () => {
  const Minutes = () => useMinutesUntil(date, { minutes: 1250, at: 0 });
  expect(renderToString(<Minutes />)).toBe("1250");
});

test("it changes on the minute, rests while nobody looks, and is right at once when somebody does", () => {
  const told = { minutes: 95, at: Date.now() };
  const { result } = renderHook(() => useMinutesUntil(date, told));
  expect(result.current).toBe(95);
  act(() => vi.advanceTimersByTime(29_000));
  expect(result.current).toBe(95);
  act(() => vi.advanceTimersByTime(2_000));
  expect(result.current).toBe(94);
  act(() => see("hidden"));
  act(() => vi.advanceTimersByTime(600_000));
  expect(result.current).toBe(94);
  act(() => see("visible"));
  expect(result.current).toBe(84);
});

test("what the server tells next counts, even if its clock stands still", () => {
  const first = Date.now() + 90_000_000;
  vi.setSystemTime(first);
  const { result, rerender } = renderHook(({ at }) => useMinutesUntil(date, { minutes: 95, at }), {
    initialProps: { at: first },
  });
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(94);
  rerender({ at: Date.now() });
  expect(result.current).toBe(95);
});
