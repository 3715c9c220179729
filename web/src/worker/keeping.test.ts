import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, device } from "./exampleDevice.ts";

vi.mock("workbox-expiration", () => import("./exampleExpiration.ts"));

const { CALLS, FILES, keep, kept, PAGES, PICTURES } = await import("./keeping.ts");

const DAY_MS = 86_400_000;

beforeEach(() => {
  device.forgetAll();
  vi.useFakeTimers({ now: new Date("2026-11-14T21:10:00Z") });
});
afterEach(() => vi.useRealTimers());

const put = (room: typeof PAGES, path: string) => keep(room, path, answer("x", {}));

test("of more than there is room for, the newest stay", async () => {
  for (let page = 1; page <= PAGES.entries + 2; page += 1) await put(PAGES, `/${page}`);
  await put(PAGES, "/3");
  await put(PAGES, "/new");
  const there = device.kept("pages");
  expect(there).toHaveLength(PAGES.entries);
  expect(there).toEqual(expect.arrayContaining(["/3", "/new"]));
  expect(there).not.toContain("/4");
});

test("what nobody has renewed for long goes", async () => {
  await put(CALLS, "/old");
  vi.setSystemTime(Date.now() + CALLS.days * DAY_MS - 1_000);
  await put(CALLS, "/young");
  expect(await kept(CALLS, "/old")).toBeDefined();
  vi.setSystemTime(Date.now() + 2_000);
  await put(CALLS, "/new");
  expect(device.kept("calls")).toEqual(["/young", "/new"]);
});

test("on a full device pictures and calls make room for pages and what they are made of", async () => {
  for (const room of [PAGES, CALLS, PICTURES, FILES]) await put(room, "/a");
  device.isFull = true;
  await put(PAGES, "/b");
  expect([PAGES, CALLS, PICTURES, FILES].map(({ name }) => device.stores.has(name))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await kept(PAGES, "/a")).toBeDefined();
  device.isFull = false;
  await put(PICTURES, "/c");
  expect(device.kept("pictures")).toEqual(["/c"]);
});

test("storage that is closed to us is nothing kept, and no error", async () => {
  const open = vi.spyOn(caches, "open").mockRejectedValue(new DOMException("denied", "SecurityError"));
  await put(PAGES, "/a");
  expect(await kept(PAGES, "/a")).toBeUndefined();
  open.mockRestore();
});
