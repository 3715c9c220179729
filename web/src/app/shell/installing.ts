import { deviceInfo, isInstalled } from "../deviceInfo.ts";

/** Whether and how this device can have the site among its apps. */
export type Way = "prompt" | "ios" | "none";

/** As browsers that can ask offer it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const VISITS = "jornada_visits";
const ANSWERED = "jornada_install";
/** Who comes back may want to come back often. */
const VISITS_BEFORE = 2;

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser may have offered it before this was loaded: `entry-first.ts` has kept it. */
export function watchInstalling() {
  offered = (globalThis as { jornadaInstall?: InstallPrompt }).jornadaInstall;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    tell();
  });
  addEventListener("appinstalled", () => {
    offered = undefined;
    remember("installed");
    tell();
  });
  countVisit();
}

export function wayToInstall(): Way {
  if (isInstalled()) return "none";
  if (offered) return "prompt";
  const { isIos, isCrawler } = deviceInfo();
  return isIos && !isCrawler ? "ios" : "none";
}

/** Nobody is asked on the first visit, nor again. */
export function isToBeOffered(): boolean {
  return wayToInstall() !== "none" && !read(ANSWERED) && Number(read(VISITS)) >= VISITS_BEFORE;
}

export function dismissInstall() {
  remember("dismissed");
  tell();
}

/** Has the browser ask; it does so once. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = undefined;
  const { outcome } = (await prompt?.prompt().catch(() => undefined)) ?? { outcome: "dismissed" };
  remember(outcome === "accepted" ? "installed" : "dismissed");
  tell();
}

/** A visit is one window or tab, however many pages it sees. */
function countVisit() {
  try {
    if (sessionStorage.getItem(VISITS)) return;
    sessionStorage.setItem(VISITS, "1");
    localStorage.setItem(VISITS, String(Math.min((Number(localStorage.getItem(VISITS)) || 0) + 1, 99)));
  } catch {
    // Storage is closed to us: every visit is the first one, and nobody is asked.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(answer: "installed" | "dismissed") {
  try {
    localStorage.setItem(ANSWERED, answer);
  } catch {
    // As above.
  }
}
