import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, call, device, happening, navigation, ORIGIN } from "./exampleDevice.ts";

vi.mock("workbox-expiration", () => import("./exampleExpiration.ts"));

const HTML = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0" };

function documentOf({ build = 1, language = "pt-PT", text = "Olá" } = {}) {
  return `<!doctype html>
<html lang="${language}">
<head><script data-entry="/assets/main-${build}.js" data-modules="/assets/page-${build}.js">go()</script></head>
<body><div id="root"><main id="main">${text}</main></div>
<script type="application/json" id="jornada-state">{"page":{},"answers":{"/api/v2/seasons":[1]}}</script>
</body></html>`;
}

const SCRIPT = () => answer("export {}", { "content-type": "text/javascript" });
const ERROR_PAGE = "<!doctype html><html lang='en'><h1>Bad gateway</h1></html>";

/** The site at a build: its files, and the same page everywhere. */
const site =
  (page = documentOf()) =>
  (path: string) =>
    path.startsWith("/assets/") ? SCRIPT() : answer(page, HTML);

/** The worker of a build, as it is after it was started again. */
async function workerOf(build: number) {
  vi.resetModules();
  device.manifest = [{ url: `assets/main-${build}.js`, revision: null }];
  const [{ answerPage, keepPages }, { fillPrecache, forgetOlderFiles, PRECACHE }, shell, { answerFile }] =
    await Promise.all([import("./pages.ts"), import("./precache.ts"), import("./shell.ts"), import("./files.ts")]);
  const open = async (address: string, init = {}) => {
    const { event, done, end } = happening("fetch");
    const response = await answerPage({ ...navigation(address, init), event });
    end();
    return { text: await response.text(), status: response.status, done };
  };
  const install = async () => {
    const { event, done } = happening("install");
    await fillPrecache(event);
    await shell.keepShell();
    await done();
  };
  const activate = async () => {
    const { event, done } = happening("activate");
    await forgetOlderFiles(event);
    await shell.forgetOlderShells();
    await done();
  };
  const file = async (path: string) => {
    const { event, done } = happening("fetch");
    const response = await answerFile({ ...call(path), event });
    await done();
    return response;
  };
  return { open, install, activate, keepPages, file, precache: await caches.open(PRECACHE.name) };
}

beforeEach(() => {
  device.forgetAll();
  // Workbox waits for the next task now and then.
  vi.useFakeTimers({ now: new Date("2026-11-14T21:10:00Z"), shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

/** Opened once with a network. */
async function seen(address: string, build = 1) {
  const worker = await workerOf(build);
  const { done } = await worker.open(address);
  await done();
  return worker;
}

test("what was seen is painted at once, and asked for anew", async () => {
  device.network = site();
  const { open } = await seen("/calendar");
  device.asked = [];
  const { text, done } = await open("/calendar");
  expect(text).toMatch(/data-stored="17946906\d{5}"/);
  expect(device.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await done();
  expect(device.asked).toEqual(["/calendar"]);
});

test("what somebody in between says with 200 replaces no page", async () => {
  device.network = site();
  const { open } = await seen("/calendar");
  device.network = () => answer(ERROR_PAGE, HTML);
  // Who reloads is told what was answered: it may be where one signs in to a network.
  const reloaded = await open("/calendar", { cache: "no-cache" });
  expect(reloaded.text).toBe(ERROR_PAGE);
  await reloaded.done();
  device.network = () => undefined;
  expect((await open("/calendar")).text).toContain("Olá");
});

test("a page is kept with all its files or not at all", async () => {
  device.network = (path) => (path === "/assets/page-1.js" ? answer(ERROR_PAGE, HTML) : site()(path));
  await seen("/calendar");
  expect(device.kept("pages")).toEqual([]);
  device.network = site();
  await seen("/calendar");
  expect(device.kept("pages")).toEqual(["/calendar"]);
});

test("a page whose files have gone is not shown, however slow, broken or far the network is", async () => {
  device.network = site();
  const first = await workerOf(1);
  await first.install();
  await (await first.open("/calendar")).done();
  for (const store of device.stores.values()) await store.delete("/assets/page-1.js");
  vi.setSystemTime(new Date("2026-11-16T21:10:00Z"));
  device.network = () => answer(ERROR_PAGE, HTML, 503);
  expect((await first.open("/calendar")).status).toBe(503);
  device.network = () => undefined;
  expect((await first.open("/calendar")).text).not.toContain("Olá");
});

test("who has updated sees the new version, and without a network the old page, whole", async () => {
  device.network = site();
  const first = await workerOf(1);
  await first.install();
  await (await first.open("/calendar")).done();
  device.network = site(documentOf({ build: 2, text: "Novo" }));
  const second = await workerOf(2);
  await second.install();
  await second.activate();
  device.network = () => undefined;
  expect((await second.open("/calendar")).text).toContain("Olá");
  expect(await (await second.file("/assets/main-1.js")).text()).toBe("export {}");
  expect(await (await second.file("/assets/page-1.js")).text()).toBe("export {}");
  device.network = site(documentOf({ build: 2, text: "Novo" }));
  expect((await second.open("/calendar")).text).toContain("Novo");
});

test("a version that waits leaves that in charge its empty page, and lends it its files", async () => {
  device.network = site();
  const first = await workerOf(1);
  await first.install();
  device.network = site(documentOf({ build: 2 }));
  await (await workerOf(2)).install();
  device.network = () => undefined;
  const again = await workerOf(1);
  expect((await again.open("/videos")).text).toContain("/assets/main-1.js");
  expect((await again.file("/assets/main-1.js")).status).toBe(200);
  expect((await again.file("/assets/main-2.js")).status).toBe(200);
  const second = await workerOf(2);
  await second.activate();
  expect((await second.open("/videos")).text).toContain("/assets/main-2.js");
  expect(device.kept("shell").every((path) => !path.includes("undefined"))).toBe(true);
});

test("a worker is not installed with a page in place of a script, and one that got in is fetched anew", async () => {
  device.network = (path) => (path === "/assets/main-1.js" ? answer(ERROR_PAGE, HTML) : site()(path));
  const { install, file, precache } = await workerOf(1);
  await expect(install()).rejects.toThrow();
  expect(await precache.match(`${ORIGIN}/assets/main-1.js`)).toBeUndefined();
  await precache.put(`${ORIGIN}/assets/main-1.js`, answer(ERROR_PAGE, HTML));
  device.network = site();
  expect(await (await file("/assets/main-1.js")).text()).toBe("export {}");
  await install();
  expect(await (await precache.match(`${ORIGIN}/assets/main-1.js`))?.text()).toBe("export {}");
});

test("nor with an error page in place of its empty page", async () => {
  device.network = (path) => (path.startsWith("/offline") ? answer(ERROR_PAGE, HTML) : site()(path));
  await expect((await workerOf(1)).install()).rejects.toThrow("no page");
});

test("another language is never answered with an older page", async () => {
  device.network = (path) =>
    site(documentOf({ language: path.includes("lang=en") ? "en" : "pt-PT", text: path.includes("en") ? "Hi" : "Olá" }))(
      path,
    );
  const worker = await workerOf(1);
  await worker.install();
  await (await worker.open("/calendar")).done();
  device.network = () => answer(ERROR_PAGE, HTML, 502);
  expect((await worker.open("/calendar?lang=en")).status).toBe(502);
  device.network = () => undefined;
  const offline = await worker.open("/calendar?lang=en");
  expect(offline.text).toContain('lang="en"');
  expect(offline.text).not.toContain("Olá");
});

test("an address that asks for what is shown anyway starts at once, as the installed app does in English", async () => {
  device.network = site(documentOf({ language: "en" }));
  const { open } = await seen("/?lang=en");
  device.asked = [];
  expect((await open("/?lang=en")).text).toContain("data-stored");
  expect((await open("/")).text).toContain("data-stored");
  expect(device.asked).toEqual([]);
  // Another choice is the server's to hear of.
  await open("/?lang=pt");
  expect(device.asked).toEqual(["/?lang=pt"]);
});

test("what comes after patience has ended is kept all the same", async () => {
  device.network = site();
  const { open } = await seen("/calendar");
  vi.setSystemTime(new Date("2026-11-16T21:10:00Z"));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (asked: string) => {
    await new Promise((wake) => setTimeout(wake, 5_000));
    return fetch(asked);
  });
  device.network = site(documentOf({ text: "Novo" }));
  const opening = open("/calendar");
  await vi.advanceTimersByTimeAsync(3_000);
  const { text, done } = await opening;
  expect(text).toContain("Olá");
  vi.stubGlobal("fetch", fetch);
  await vi.advanceTimersByTimeAsync(2_000);
  await done();
  device.network = () => undefined;
  expect((await open("/calendar")).text).toContain("Novo");
});

test("a page that is secret or personal is not kept", async () => {
  device.network = (path) =>
    path.startsWith("/assets/") ? SCRIPT() : answer(documentOf(), { ...HTML, "cache-control": "private, no-store" });
  const { keepPages } = await seen("/news/rascunho?preview=abc");
  await keepPages(["/news/rascunho?preview=abc"]);
  expect(device.kept("pages")).toEqual([]);
  expect(device.kept("calls")).toEqual([]);
});
