// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { isTimeToKeep, noteKept } from "./timeToKeep.ts";

const version = (name: string) => {
  document.head.innerHTML = `<script type="inert" data-entry="/assets/main-${name}.js"></script>`;
};

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "connection");
  version("1");
});

test("pages are put away once in a while, and again by a new version", () => {
  vi.useFakeTimers();
  expect(isTimeToKeep()).toBe(true);
  // Nobody has: there was no worker.
  expect(isTimeToKeep()).toBe(true);
  noteKept();
  expect(isTimeToKeep()).toBe(false);
  version("2");
  expect(isTimeToKeep()).toBe(true);
  noteKept();
  expect(isTimeToKeep()).toBe(false);
  vi.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(isTimeToKeep()).toBe(true);
});

test("not where somebody saves data", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  expect(isTimeToKeep()).toBe(false);
});
