// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteToken, writeToken } from "./cookies.ts";
import { exampleNetwork, exampleSite, forgetAll, MARTA } from "./exampleFan.ts";
import { isAnswer, startSession } from "./start.ts";
import { getSession, setSession } from "./state.ts";
import { tellOtherTabs, watchTabs } from "./tabs.ts";

const tell = vi.fn();
let leave: () => void;

beforeEach(() => {
  forgetAll();
  tell.mockClear();
  leave = watchTabs(tell);
});
afterEach(() => leave());

const hear = (key = "jornada_session") => dispatchEvent(new StorageEvent("storage", { key }));

test("who signs in or out says so to the other tabs", () => {
  const before = localStorage.getItem("jornada_session");
  tellOtherTabs();
  expect(localStorage.getItem("jornada_session")).not.toBe(before);
});

test("another tab that signs in is noticed, once", () => {
  writeToken("theirs");
  hear("something_else");
  expect(tell).not.toHaveBeenCalled();
  hear();
  hear();
  expect(tell).toHaveBeenCalledTimes(1);
});

test("a tab that heard nothing notices when it is looked at", () => {
  writeToken("theirs");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(tell).toHaveBeenCalledTimes(1);
  deleteToken();
  dispatchEvent(new Event("pageshow"));
  expect(tell).toHaveBeenCalledTimes(2);
});

test("what this tab did itself is no news", () => {
  writeToken("ours");
  setSession({ status: "in", user: MARTA });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(tell).not.toHaveBeenCalled();
});

test("signed in on another tab, this one knows who it is", async () => {
  writeToken("theirs");
  vi.stubGlobal("fetch", exampleNetwork({ "GET /api/users/me": [200, MARTA] }).answer);
  await startSession(exampleSite());
  expect(getSession()).toEqual({ status: "in", user: MARTA });
});

test("signed out on another tab, nobody is signed in on this one", async () => {
  writeToken("ours");
  setSession({ status: "in", user: MARTA });
  deleteToken();
  await startSession(exampleSite());
  expect(getSession()).toEqual({ status: "out" });
});

test("an answer of the identity provider is told from other addresses", () => {
  expect(isAnswer({ pathname: "/auth", hash: "#code=a&state=b" })).toBe(true);
  expect(isAnswer({ pathname: "/auth", hash: "#error=access_denied&state=b" })).toBe(true);
  expect(isAnswer({ pathname: "/auth", hash: "" })).toBe(false);
  expect(isAnswer({ pathname: "/auth", hash: "#state=b" })).toBe(false);
  expect(isAnswer({ pathname: "/news", hash: "#code=a&state=b" })).toBe(false);
});
