// How long somebody waits, on a phone four times slower than this machine: see `scripts/feel`.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chromium } from "@playwright/test";

const [origin, ...only] = process.argv.slice(2);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const RUNS = Number(process.env.RUNS ?? 7);
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ANSWERED = [{ name: "jornada_cookie_consent", value: "1.e", url: origin }];

/** From where to where, by the link that leads there. */
const WAYS = [
  ["/", "/news"],
  ["/", "/calendar"],
  ["/", "/competition/liga-atlantica/classification"],
  ["/news", "/"],
  ["/calendar", "/match/20262027/liga-atlantica/14/1594"],
  ["/competition/liga-atlantica/classification", "/team/1/farol-do-cabo/liga-atlantica/20262027"],
  ["/videos", "/news"],
];
const VISITED = ["/", "/news", "/calendar", "/competition/liga-atlantica/classification"];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: JSON.parse(readFileSync(new URL("chromium.json", import.meta.url))),
});

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
const said = (figures) =>
  figures.length === 0
    ? "disturbed every time"
    : `${Math.round(median(figures))} ms (${figures.map(Math.round).join(", ")})`;
const say = (line) => process.stdout.write(`${line}\n`);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Hundredths of a second in which somebody else had the processor, as Linux tells virtual machines. */
function stolen() {
  if (!existsSync("/proc/stat")) return 0;
  return Number(readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/)[8]);
}

/** What a measure took, or nothing if the processor was taken away meanwhile. */
async function undisturbed(measure) {
  const before = stolen();
  const took = await measure();
  return stolen() - before > 1 ? undefined : took;
}

/** As many figures as are wanted. What was disturbed is measured again, but not for ever. */
async function gather(measure) {
  const took = [];
  for (let run = 0; run < RUNS * 3 && took.length < RUNS; run += 1) {
    const figure = await measure();
    if (figure !== undefined) took.push(figure);
  }
  return took;
}

async function open(context, path) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(origin + path);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/settled-")),
  );
  await page.waitForLoadState("networkidle");
  await wait(1_500);
  return { page, devtools };
}

/** From the press to the frame after which the next page is on the screen. */
async function follow([from, to]) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  await context.addCookies(ANSWERED);
  const { page, devtools } = await open(context, from);
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll("a")].find(
      (one) => one.getAttribute("href") === href && one.checkVisibility(),
    );
    if (!link) throw new Error(`nothing leads to ${href}`);
    link.id = "way";
    // What whoever is about to press does: the page is brought.
    link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }, to);
  await wait(400);
  await page.waitForLoadState("networkidle");
  await wait(600);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (process.env.TRACE)
    await browser.startTracing(page, {
      path: `${process.env.TRACE}/${to.replaceAll("/", "_")}.json`,
      screenshots: false,
    });
  const measure = () =>
    page.evaluate(async () => {
      const link = document.getElementById("way");
      const arrived = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.documentElement.hasAttribute("data-moving")) return;
          observer.disconnect();
          // The frame in which it is drawn, and the first moment after it: before what React does next.
          const told = () => resolve(performance.now());
          requestAnimationFrame(() => scheduler.postTask(told, { priority: "user-blocking" }));
        }).observe(document.documentElement, { attributeFilter: ["data-moving"] });
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      const pressed = performance.now();
      link.click();
      return (await arrived) - pressed;
    });
  const took = await undisturbed(measure);
  if (process.env.TRACE) await browser.stopTracing();
  await context.close();
  return took;
}

async function paintOf(context, address) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const took = await undisturbed(async () => {
    await page.goto(address);
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    return paint.jsonValue();
  });
  await page.close();
  return took;
}

/** What no page can be quicker than on this machine: a document of one word. */
async function least() {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<!doctype html>Olá"));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const context = await browser.newContext(PHONE);
  const took = await gather(() => paintOf(context, `http://127.0.0.1:${server.address().port}`));
  await context.close();
  server.close();
  return took;
}

async function visits() {
  say(`a document of one word: ${said(await least())}`);
  const context = await browser.newContext(PHONE);
  await context.addCookies(ANSWERED);
  for (const path of VISITED) {
    const { page } = await open(context, path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await wait(6_000);
    await page.close();
  }
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const path of isOffline ? [...VISITED, "/never/seen"] : VISITED) {
      const took = await gather(async () => {
        const figure = await paintOf(context, origin + path);
        // What was shown is asked for anew a little later: that is done by the time somebody comes again.
        await wait(4_000);
        return figure;
      });
      say(`${isOffline ? "without a network" : "seen before"} ${path}: ${said(took)}`);
    }
  }
  await context.close();
}

/** How quick this machine is, as a loop that does the same work says: it is not the same from hour to hour. */
async function speed() {
  const page = await browser.newPage();
  const loops = await page.evaluate(() => {
    const end = performance.now() + 500;
    let count = 0;
    while (performance.now() < end) {
      let text = "";
      for (let index = 0; index < 10_000; index += 1) text += "a";
      count += text.length > 0 ? 1 : 0;
    }
    return count * 2;
  });
  await page.close();
  return loops;
}

say(`speed ${await speed()}, ${SLOWDOWN} × slower`);
if (only.length === 0 || only.includes("visit")) await visits();
if (only.length === 0 || only.includes("nav")) {
  for (const way of WAYS) {
    say(`${way.join(" → ")}: ${said(await gather(() => follow(way)))}`);
  }
}
say(`speed ${await speed()}`);
await browser.close();
