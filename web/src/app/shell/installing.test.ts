// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const offer = (outcome: "accepted" | "dismissed") =>
  Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => ({ outcome }) });

async function fresh() {
  vi.resetModules();
  sessionStorage.clear();
  return import("./installing.ts");
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

test("nobody is asked on the first visit, or where nothing is offered", async () => {
  const first = await fresh();
  first.watchInstalling();
  expect(first.wayToInstall()).toBe("none");
  dispatchEvent(offer("accepted"));
  expect(first.wayToInstall()).toBe("prompt");
  expect(first.isToBeOffered()).toBe(false);
  const second = await fresh();
  second.watchInstalling();
  dispatchEvent(offer("accepted"));
  expect(second.isToBeOffered()).toBe(true);
});

test.each(["accepted", "dismissed"] as const)("whoever %s it is not asked again", async (outcome) => {
  localStorage.setItem("jornada_visits", "7");
  const { watchInstalling, install, isToBeOffered } = await fresh();
  watchInstalling();
  const prompt = offer(outcome);
  dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true);
  await install();
  expect(isToBeOffered()).toBe(false);
  const again = await fresh();
  again.watchInstalling();
  dispatchEvent(offer("accepted"));
  expect(again.isToBeOffered()).toBe(false);
});

test("installed by the browser's own menu is installed", async () => {
  localStorage.setItem("jornada_visits", "7");
  const { watchInstalling, isToBeOffered } = await fresh();
  watchInstalling();
  dispatchEvent(offer("accepted"));
  dispatchEvent(new Event("appinstalled"));
  expect(isToBeOffered()).toBe(false);
});

test("what the browser offered before anybody listened is not lost", async () => {
  Object.assign(globalThis, { jornadaInstall: offer("accepted") });
  const { watchInstalling, wayToInstall } = await fresh();
  watchInstalling();
  expect(wayToInstall()).toBe("prompt");
  Reflect.deleteProperty(globalThis, "jornadaInstall");
});

test("in the app itself nothing is offered", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  localStorage.setItem("jornada_visits", "7");
  const { watchInstalling, isToBeOffered } = await fresh();
  watchInstalling();
  dispatchEvent(offer("accepted"));
  expect(isToBeOffered()).toBe(false);
});

test("where storage is closed the site goes on, and nobody is asked", async () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
  const { watchInstalling, isToBeOffered, dismissInstall } = await fresh();
  watchInstalling();
  dispatchEvent(offer("accepted"));
  expect(isToBeOffered()).toBe(false);
  dismissInstall();
  vi.unstubAllGlobals();
});
