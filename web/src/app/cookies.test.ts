// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { deleteCookie, readCookie, writeCookie } from "./cookies.ts";

beforeEach(() => {
  deleteCookie("jornada_test");
  vi.restoreAllMocks();
});

test("a cookie lasts 25 days, and is sent to nobody else", () => {
  const set = vi.spyOn(document, "cookie", "set");
  writeCookie("jornada_test", "1.a");
  expect(set).toHaveBeenCalledWith("jornada_test=1.a; Path=/; Max-Age=2160000; SameSite=Lax");
});

test("over a safe line it stays on safe lines", () => {
  const set = vi.spyOn(document, "cookie", "set");
  vi.stubGlobal("location", { protocol: "https:" });
  writeCookie("jornada_test", "1");
  vi.unstubAllGlobals();
  expect(set.mock.calls[0]?.[0]).toMatch(/; Secure$/);
});

test("it is read until it is deleted, and not taken for another", () => {
  writeCookie("jornada_test", "a=b");
  writeCookie("jornada_test_2", "other");
  expect(readCookie("jornada_test")).toBe("a=b");
  deleteCookie("jornada_test");
  expect(readCookie("jornada_test")).toBeUndefined();
});
