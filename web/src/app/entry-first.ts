/**
 * Loaded before the first paint, and so small that nobody waits for it. A theme chosen on this device is set, a notice
 * closed on it hidden, and room made for the fan who is signed in on it and for the clubs they follow, before anything is seen; the app itself is fetched once the page is painted, so that until
 * then the network belongs to what the visitor came for. With a page that is only there to be read it is fetched at the
 * first sign that its reader wants more; who is signed in wants to see so. Links and forms work meanwhile: they are the browser's own.
 */

const { dataset, style } = document.documentElement;

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

/** Each request is a task of its own: made in one go, they would hold up who scrolls or taps right now. */
function startApp() {
  if (hasStarted || !entry) return;
  hasStarted = true;
  for (const module of modules.split(" ").filter(Boolean)) {
    setTimeout(add, 0, "link", { rel: "modulepreload", href: module });
  }
  setTimeout(add, 0, "script", { type: "module", src: entry, onerror: reloadOnce });
}

/** What is yet to come, too. */
function hide(selector: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector}{display:none}`);
  document.adoptedStyleSheets = [sheet];
}

function add(name: string, attributes: object) {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/** A tab in the background does not paint: there the app starts all the same, a little later. */
const LATEST_MS = 500;
/** What somebody does who wants more than to read what is there. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];

document.addEventListener("DOMContentLoaded", () => {
  if (waits !== undefined && !isSignedIn) {
    for (const sign of SIGNS) addEventListener(sign, startApp, { passive: true, once: true, capture: true });
    return;
  }
  requestAnimationFrame(() => requestAnimationFrame(startApp));
  setTimeout(startApp, LATEST_MS);
});

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
