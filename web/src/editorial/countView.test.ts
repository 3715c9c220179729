import { afterEach, expect, test, vi } from "vitest";
import { countView } from "./countView.ts";

afterEach(() => vi.unstubAllGlobals());

test("a view is counted once in a visit", () => {
  const fetch = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("fetch", fetch);
  countView("news", 7);
  countView("news", 7);
  countView("videos", 7);
  expect(fetch.mock.calls).toEqual([
    ["/api/v1/content/7/views?type=news", { method: "POST", keepalive: true }],
    ["/api/v1/content/7/views?type=videos", { method: "POST", keepalive: true }],
  ]);
});

test("nobody hears of it when it fails", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
  expect(() => countView("news", 8)).not.toThrow();
  await Promise.resolve();
});
