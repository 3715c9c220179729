/**
 * Loaded before the first paint, and so small that nobody waits for it. A theme chosen on this device is set, a notice
 * closed on it hidden, and room made for the fan who is signed in on it and for the clubs they follow, before anything is
 * seen; the app itself is fetched once the page is painted, so that until then the network belongs to what the visitor
 * came for. With a page that is only there to be read it is fetched at the first sign that its reader wants more; who is
 * signed in wants to see so. Links and forms work meanwhile: they are the browser's own.
 */

const { dataset, style } = document.documentElement;

/**
 * Until what is on the screen is there, styles keep back what is not, and its pictures with it: what stands beside it, what
 * is below – its first part, its second –, and what is further down.
 */
let early = ["beside", "below", "second", "far"];
dataset.early = early.join(" ");

// A font that is at hand when the page is laid out for the first time is one layout less: it is not asked for only then.
document.fonts?.load("1em Archivo Variable").catch(() => undefined);

try {
  const theme = localStorage.getItem("jornada_theme");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  const closed = localStorage.getItem("jornada_notice");
  if (closed && /^\d+$/.test(closed)) hide(`[data-notice="${closed}"]`);
  // From when the app is there, `favouriteMarks.ts` says the same.
  const kept = JSON.parse(localStorage.getItem("jornada_club") ?? "[]");
  const [first, second] = [kept.clubs ?? kept].flat();
  if (first) dataset.clubs = "";
  if (second) style.setProperty("--second-club", JSON.stringify(second.name));
} catch {
  // Storage is closed to us, or somebody else has written there: the system's theme stands.
}

const isSignedIn = /(?:^|; )jornada_token=./.test(document.cookie);
if (isSignedIn) dataset.signedIn = "";

const { entry, modules = "", waits } = document.currentScript?.dataset ?? {};
let hasStarted = false;

/** A browser that offers to install the site does so once, and early: `shell/installing.ts` answers it. */
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { jornadaInstall: event });
});

/** So long a page that was loaded anew is not loaded anew again. */
const GUARD_MS = 10_000;

/**
 * A script that has gone – a new version of the site is there, or an error came in its place – is asked for with a page
 * that knows where it is now. Once: what is still missing then is told. And only where the site can be reached: without
 * a network the page would be gone, too.
 */
async function reloadOnce() {
  try {
    await fetch("/robots.txt", { method: "HEAD", cache: "no-store" });
    const last = Number(sessionStorage.getItem("jornada_reload"));
    if (Math.abs(Date.now() - last) < GUARD_MS) return;
    sessionStorage.setItem("jornada_reload", String(Date.now()));
    location.reload();
  } catch {
    // No network; or storage is closed to us, and nobody could tell whether it was done before.
  }
}

document.addEventListener("jornada:outdated", reloadOnce);

/**
 * Each request is a task of its own: made in one go, they would hold up who scrolls or taps right now. What others wrote
 * is run as it comes, and not in one piece with what is ours.
 */
function startApp() {
  if (hasStarted || !entry) return;
  hasStarted = true;
  for (const module of modules.split(" ").filter(Boolean)) {
    if (module.includes("/vendor-")) setTimeout(add, 0, "script", { type: "module", src: module });
    else setTimeout(add, 0, "link", { rel: "modulepreload", href: module });
  }
  setTimeout(add, 0, "script", { type: "module", src: entry, onerror: reloadOnce });
}

/** What is yet to come, too. */
function hide(selector: string) {
  document.querySelector<HTMLStyleElement>("#jornada-own")?.sheet?.insertRule(`${selector}{display:none}`);
}

function add(name: string, attributes: object) {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/** What somebody does who wants more than to read what is there. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
const isToldToStart = waits !== undefined && !isSignedIn;

function onceSigned(then: () => void) {
  for (const sign of SIGNS) addEventListener(sign, then, { passive: true, once: true, capture: true });
}

const isLoaded = new Promise((tell) => addEventListener("load", tell));
const isPainted = new Promise((tell) => new PerformanceObserver(tell).observe({ type: "paint", buffered: true }));

/** By then what was painted last is on the screen, and a browser has answered in between. */
const NEXT_MS = 120;
/** A tab in the background does not paint, and not every browser tells: there it goes on all the same, a little later. */
const LATEST_MS = 1000;

document.addEventListener("DOMContentLoaded", () => {
  if (isToldToStart) {
    onceSigned(startApp);
    return;
  }
  setTimeout(startApp, LATEST_MS);
  void isPainted.then(() => setTimeout(startApp, NEXT_MS));
});

/** By then the app has come to life, or is still on its way. */
const FIRST_MS = 800;
/** So long pictures on the screen may keep others waiting. */
const PATIENCE_MS = 3000;

function keepBack(parts: string[]) {
  early = parts;
  if (early.length > 0) dataset.early = early.join(" ");
  else delete dataset.early;
}

const showAll = () => keepBack([]);

/** One part after the other: each is laid out by itself. */
function showNext() {
  keepBack(early.slice(1));
  if (early.length > 0) setTimeout(showNext, NEXT_MS);
}

// A page that is at hand has loaded before it is seen.
void Promise.all([isLoaded, isPainted]).then(() => setTimeout(showNext, FIRST_MS));
onceSigned(showAll);
setTimeout(showAll, PATIENCE_MS);

/** A button that is pressed before the app is there to answer is pressed again then. */
let pressed: HTMLElement | undefined;

function keepPress({ target }: Event) {
  pressed = (target as Element).closest<HTMLElement>('button[type="button"]') ?? undefined;
}

addEventListener("click", keepPress, true);
document.addEventListener("jornada:started", () => {
  removeEventListener("click", keepPress, true);
  if (pressed?.isConnected) pressed.click();
});
