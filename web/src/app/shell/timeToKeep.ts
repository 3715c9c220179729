import { mayFetchAhead } from "../mayFetchAhead.ts";

const KEPT_AT = "jornada_kept";
/** What was kept is renewed when it is opened; this is for what was not, and for all of it after a new version. */
const AGAIN_MS = 3 * 60 * 60 * 1000;

/** Whether pages are to be put away now: not at any price, and not again and again. Whoever hears so does it. */
export function isTimeToKeep(): boolean {
  return mayFetchAhead() && !wasKept();
}

/** Says whether this version has put them away a short while ago, and takes note that it does now. */
function wasKept(): boolean {
  const version = document.querySelector<HTMLElement>("script[data-entry]")?.dataset.entry ?? "";
  try {
    const [last, by] = (localStorage.getItem(KEPT_AT) ?? "").split(" ");
    if (by === version && Math.abs(Date.now() - Number(last)) < AGAIN_MS) return true;
    localStorage.setItem(KEPT_AT, `${Date.now()} ${version}`);
    return false;
  } catch {
    // Storage is closed to us, and so is the worker's.
    return true;
  }
}
