// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markComplete } from "./cookies.ts";
import { forgetAll } from "./exampleFan.ts";
import { afterLogin, afterLogout, changePagesBy, goInstead, isProfileComplete } from "./going.ts";
import { rememberReturn, takeReturn } from "./returnTo.ts";

const go = vi.fn();

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
  go.mockClear();
  changePagesBy(go);
  history.replaceState(null, "", "/news");
});

afterEach(() => {
  vi.useRealTimers();
  changePagesBy(undefined);
});

test("who has signed in goes home", () => {
  afterLogin({ completed: true });
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
});

test("or where they were going, once", () => {
  rememberReturn("/giveaways?page=2");
  afterLogin({ completed: true });
  afterLogin({ completed: true });
  expect(go.mock.calls.map(([to]) => to)).toEqual(["/giveaways?page=2", "/"]);
});

test("nobody comes back to the page that signed them in by going back", () => {
  history.replaceState(null, "", "/auth?return=/giveaways");
  afterLogin({ completed: true });
  expect(go).toHaveBeenCalledWith("/", { replace: true });
});

test("a profile that lacks something comes first, a moment later", () => {
  rememberReturn("/giveaways");
  afterLogin({ completed: false });
  vi.advanceTimersByTime(99);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledExactlyOnceWith("/profile", { replace: false });
  expect(takeReturn()).toBeUndefined();
});

test("a profile is complete by itself or by its mark", () => {
  expect(isProfileComplete({ completed: true })).toBe(true);
  expect(isProfileComplete({ completed: false })).toBe(false);
  markComplete(true);
  expect(isProfileComplete({ completed: false })).toBe(true);
  afterLogin({ completed: false });
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
});

test("who is sent on by two is sent once", () => {
  const user = { completed: true };
  rememberReturn("/giveaways");
  afterLogin(user);
  afterLogin(user);
  expect(go).toHaveBeenCalledExactlyOnceWith("/giveaways", { replace: false });
});

test("who has signed out goes home", () => {
  afterLogout();
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
});

test("until the app changes pages, the browser does", () => {
  changePagesBy(undefined);
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  goInstead("/auth?return=%2Fprofile");
  expect(replace).toHaveBeenCalledExactlyOnceWith("/auth?return=%2Fprofile");
  afterLogout();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/");
});

test("who signs out on a page that is for fans goes home, and is not asked to sign in again", async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  go.mockReturnValueOnce(arrival);
  afterLogout();
  goInstead("/auth?return=/profile");
  expect(go).toHaveBeenCalledExactlyOnceWith("/", { replace: false });
  arrive();
  await arrival;
  await Promise.resolve();
  goInstead("/auth");
  expect(go).toHaveBeenLastCalledWith("/auth", { replace: true });
});
