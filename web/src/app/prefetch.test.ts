// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueue, mayPrefetch, prefetchOnIntent } from "./prefetch.ts";

test.each([
  [undefined, true],
  [{ effectiveType: "4g" }, true],
  [{ effectiveType: "3g", saveData: false }, true],
  [{ saveData: true }, false],
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
])("with the connection %o", (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may);
});

/** Brings nothing until told to. */
function slowQueue(now?: () => number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = createQueue((address) => {
    begun.push(address);
    return new Promise((resolve) => ends.push(resolve));
  }, now);
  const endOne = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, ask, endOne };
}

test("five at once; then the newest that waits, and the oldest is dropped", async () => {
  const { begun, ask, endOne } = slowQueue();
  for (let index = 1; index <= 12; index += 1) ask(`/${index}`);
  expect(begun).toEqual(["/1", "/2", "/3", "/4", "/5"]);
  await endOne();
  expect(begun.at(-1)).toBe("/12");
  for (let index = 0; index < 8; index += 1) await endOne();
  expect(begun).not.toContain("/6");
  expect(begun).not.toContain("/7");
  expect(begun).toHaveLength(10);
});

test("the same address again only after half a minute", async () => {
  let time = 0;
  const bring = vi.fn((_: string) => Promise.resolve());
  const ask = createQueue(bring, () => time);
  ask("/a");
  ask("/a");
  time = 29_000;
  ask("/a");
  expect(bring).toHaveBeenCalledTimes(1);
  time = 31_000;
  ask("/a");
  expect(bring).toHaveBeenCalledTimes(2);
});

const brought: string[] = [];
prefetchOnIntent(async (address) => {
  brought.push(address);
});

beforeEach(() => {
  vi.useFakeTimers();
  brought.length = 0;
});
afterEach(() => vi.useRealTimers());

function happen(type: string, href: string) {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
}

test("a pointer that rests on a link means it; one that passes does not", () => {
  happen("pointerover", "/rest");
  vi.advanceTimersByTime(60);
  happen("pointerover", "/other");
  vi.advanceTimersByTime(70);
  expect(brought).toEqual(["/other"]);
});

test("a press means it at once, and so does the focus that stays", () => {
  happen("pointerdown", "/press");
  expect(brought).toEqual(["/press"]);
  happen("focusin", "/focus?tab=news#x");
  vi.advanceTimersByTime(70);
  expect(brought).toEqual(["/press", "/focus?tab=news"]);
});

test.each(["/api/v1/account", "/art/x.svg", "/uploads/a.pdf", "https://elsewhere.example/", "/x?lang=en", "#main"])(
  "what is no page of ours is left alone: %s",
  (href) => {
    happen("pointerdown", href);
    expect(brought).toEqual([]);
  },
);
