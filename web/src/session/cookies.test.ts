// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { tokenCookie } from "../api/tokenCookie.ts";
import { readCookie } from "../app/cookies.ts";
import { deleteAllCookies, deleteToken, deviceId, isMarkedComplete, markComplete, writeToken } from "./cookies.ts";
import { forgetAll } from "./exampleFan.ts";

beforeEach(forgetAll);

/** What is written, as the browser gets it. */
function written() {
  return vi.spyOn(document, "cookie", "set");
}

test("a token is kept for 25 days, and sent to nobody else", () => {
  const set = written();
  writeToken("a.b-c_d");
  expect(set).toHaveBeenCalledWith("jornada_token=a.b-c_d; Path=/; Max-Age=2160000; SameSite=Lax");
});

test("over a safe line a cookie stays on safe lines", () => {
  const set = written();
  vi.stubGlobal("location", { protocol: "https:" });
  writeToken("abc");
  vi.unstubAllGlobals();
  expect(set.mock.calls[0]?.[0]).toMatch(/; Secure$/);
});

test("a token is read back until it is deleted", () => {
  writeToken("abc");
  expect(tokenCookie()).toBe("abc");
  deleteToken();
  expect(tokenCookie()).toBeUndefined();
});

test.each(["", "a; Domain=evil", "a b", "a\nb", "a,b"])("%j is no token", (token) => {
  expect(() => writeToken(token)).toThrow(TypeError);
});

test("cookies with names that begin alike are told apart", () => {
  // biome-ignore lint/suspicious/noDocumentCookie: somebody else's
  document.cookie = "x_jornada_token=no; Path=/";
  expect(tokenCookie()).toBeUndefined();
  expect(readCookie("jornada_token")).toBeUndefined();
});

test("a profile counts as complete only where it was marked so", () => {
  expect(isMarkedComplete()).toBe(false);
  markComplete(true);
  expect(isMarkedComplete()).toBe(true);
  markComplete(false);
  expect(readCookie("jornada_profile_completed")).toBe("0");
  expect(isMarkedComplete()).toBe(false);
});

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test("a device gets its name once", () => {
  const made = deviceId();
  expect(made).toMatch(UUID);
  expect(deviceId()).toBe(made);
  expect(readCookie("jornada_device_id")).toBe(made);
});

test("also where the browser makes no names itself", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  expect(deviceId()).toMatch(UUID);
  vi.unstubAllGlobals();
});

test("without secure random numbers there is no name", () => {
  vi.stubGlobal("crypto", undefined);
  expect(deviceId).toThrow("no secure random numbers");
  vi.unstubAllGlobals();
});

test("all cookies are deleted, whoever wrote them", () => {
  writeToken("abc");
  // biome-ignore lint/suspicious/noDocumentCookie: somebody else's
  document.cookie = "msal.cache=1; Path=/";
  deleteAllCookies();
  expect(document.cookie).toBe("");
});
