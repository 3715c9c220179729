/**
 * Loaded before the first paint, and so small that nobody waits for it. A theme chosen on this device is set before
 * anything is seen; the app itself is fetched once the page is painted, so that until then the network belongs to what
 * the visitor came for. Links and forms work meanwhile: they are the browser's own.
 */

try {
  const theme = localStorage.getItem("jornada_theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme stands.
}

const { entry, modules = "" } = document.currentScript?.dataset ?? {};
let hasStarted = false;

function startApp() {
  if (hasStarted || !entry) return;
  hasStarted = true;
  for (const module of modules.split(" ").filter(Boolean)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: module }));
  }
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src: entry }));
}

/** A tab in the background does not paint: there the app starts all the same, a little later. */
const LATEST_MS = 500;

document.addEventListener("DOMContentLoaded", () => {
  requestAnimationFrame(() => requestAnimationFrame(startApp));
  setTimeout(startApp, LATEST_MS);
});
