// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { rememberReturn, safeReturn, takeReturn } from "./returnTo.ts";

beforeEach(() => sessionStorage.clear());

test.each(["/", "/profile", "/profile/edit?tab=clubs", "/news/1/ola-mundo?page=2#top", "/search?q=//a", "/authors"])(
  "%s is a page of ours",
  (path) => {
    expect(safeReturn(path)).toBe(path);
  },
);

test.each([
  "",
  "profile",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/a/..//evil.example",
  "/news//evil",
  "https:evil.example",
  "https://evil.example",
  "HTTPS:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " /profile",
  "/ /evil",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  "/\u0000/evil",
  "/%09/evil",
  "/%0a/evil",
  "/%0D%0ASet-Cookie:x",
  "/%2f/evil",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%5C/evil",
  "/../evil",
  "/./evil",
  "/a/..",
  "/\u2028/evil",
  "/\uff0fevil.example",
  "/ã",
  "/api",
  "/api/users/me",
  "/API/x",
  "/auth",
  "/auth?return=/auth",
  "/auth#x",
  "/auth/confirm?code=1",
  "/Auth",
  `/${"a".repeat(1_000)}`,
])("%j leads nowhere", (text) => {
  expect(safeReturn(text)).toBeUndefined();
});

test("what a browser makes of a safe address is always on this site", () => {
  for (const path of ["/", "/profile?x=//evil.example", "/a@evil.example", "/:80", "/;//"]) {
    const safe = safeReturn(path);
    if (safe) expect(new URL(safe, "https://liga.example").origin).toBe("https://liga.example");
  }
});

test("nothing at all is no address", () => {
  expect(safeReturn(null)).toBeUndefined();
  expect(safeReturn(undefined)).toBeUndefined();
});

test("what is remembered is taken once", () => {
  rememberReturn("/giveaways");
  expect(takeReturn()).toBe("/giveaways");
  expect(takeReturn()).toBeUndefined();
});

test("an address that is not safe takes the place of the one before", () => {
  rememberReturn("/giveaways");
  rememberReturn("//evil.example");
  expect(takeReturn()).toBeUndefined();
});

test("what somebody else wrote into the storage is not trusted", () => {
  sessionStorage.setItem("jornada_return", "//evil.example");
  expect(takeReturn()).toBeUndefined();
});
