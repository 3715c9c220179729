// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { mayAsk } from "./whenToAsk.ts";

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.view;
});

test.each(["/", "/news/1/x", "/match/1/2/3/4", "/profiles", "/pages/cookies"])("%s has room to ask", (path) => {
  expect(mayAsk(path)).toBe(true);
});

test.each(["/auth", "/auth/reset-password", "/profile", "/profile/edit", "/accreditation"])("%s is a form", (path) => {
  expect(mayAsk(path)).toBe(false);
});

test("the native app is not asked", () => {
  document.documentElement.dataset.view = "app";
  expect(mayAsk("/")).toBe(false);
});

test("programs are not asked", () => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; bingbot/2.0)");
  expect(mayAsk("/")).toBe(false);
});
