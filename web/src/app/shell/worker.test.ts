// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const HOUR_MS = 60 * 60 * 1000;

class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  update = vi.fn(async () => undefined);

  /** A new version is found, comes, and waits. */
  finds(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.becomes("installed");
    return worker;
  }
}

const reload = vi.fn();

/** A page on a device that has a worker already, or not yet. */
async function opened({ hasOne = true, isFollowed = false } = {}) {
  vi.resetModules();
  const registration = new Registration();
  const container = Object.assign(new EventTarget(), {
    controller: hasOne ? {} : null,
    register: vi.fn(async () => registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  const { startWorker, update, workerState } = await import("./worker.ts");
  await startWorker(() => isFollowed);
  const takeOver = () => {
    container.controller = {};
    container.dispatchEvent(new Event("controllerchange"));
  };
  return { registration, container, takeOver, update, workerState };
}

function look(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  document.body.innerHTML = "";
  vi.spyOn(location, "reload").mockImplementation(reload);
  look("visible");
});

test("the first worker makes the site ready for no network, and no page comes anew for it", async () => {
  const { registration, takeOver, workerState } = await opened({ hasOne: false });
  registration.finds();
  expect(workerState()).toMatchObject({ offlineReady: true, needRefresh: false });
  look("hidden");
  takeOver();
  expect(reload).not.toHaveBeenCalled();
});

test("a new version waits until somebody wants it", async () => {
  const { registration, takeOver, update, workerState } = await opened();
  const worker = registration.finds();
  expect(workerState().needRefresh).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  update();
  expect(worker.postMessage).toHaveBeenCalledWith({ type: "jornada:take-over" });
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("one that came after it was asked for is the one that takes over", async () => {
  const { registration, update } = await opened();
  registration.finds();
  update();
  const newer = registration.finds();
  expect(newer.postMessage).toHaveBeenCalledWith({ type: "jornada:take-over" });
});

test("a page that nobody looks at follows by itself", async () => {
  const { takeOver } = await opened();
  look("hidden");
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ["that somebody looks at", { state: "visible" as const }],
  ["with a match in play", { state: "hidden" as const, isFollowed: true }],
  ["with something half typed", { state: "hidden" as const, html: '<input value="">' }],
  ["with a letter half written", { state: "hidden" as const, html: "<textarea></textarea>" }],
])("a page %s says so again, and waits", async (_, { state, isFollowed = false, html = "" }: Circumstances) => {
  const { takeOver, workerState } = await opened({ isFollowed });
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  if (field) field.value = "Bom d";
  look(state);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(workerState().needRefresh).toBe(true);
});

interface Circumstances {
  state: "visible" | "hidden";
  isFollowed?: boolean;
  html?: string;
}

test("where another page was quicker, the button brings the page anew", async () => {
  const { update } = await opened();
  update();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("it is looked for new ones every hour, and by who comes back after one", async () => {
  const { registration } = await opened();
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(HOUR_MS);
  expect(registration.update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(registration.update).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test("a browser that lets none in says why, and the site goes on", async () => {
  vi.resetModules();
  const register = vi.fn(async () => {
    throw new DOMException("denied", "SecurityError");
  });
  const container = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  const { startWorker, workerState } = await import("./worker.ts");
  await startWorker(() => false);
  expect(workerState().registrationError).toBeInstanceOf(Error);
});
