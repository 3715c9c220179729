import { mayFetchAhead } from "../mayFetchAhead.ts";

const KEPT_AT = "jornada_kept";
/** What was kept is renewed when it is opened; this is for what was not, and for all of it after a new version. */
const AGAIN_MS = 3 * 60 * 60 * 1000;

/** Whether pages are to be put away now: not at any price, and not again and again. */
export function isTimeToKeep(): boolean {
  return mayFetchAhead() && !wasKept();
}

/** Whether this version has put them away a short while ago. */
function wasKept(): boolean {
  try {
    const [last, by] = (localStorage.getItem(KEPT_AT) ?? "").split(" ");
    return by === version() && Math.abs(Date.now() - Number(last)) < AGAIN_MS;
  } catch {
    // Storage is closed to us, and so is the worker's.
    return true;
  }
}

/** Said once there was a worker that could: one that did not come has put nothing away. */
export function noteKept() {
  try {
    localStorage.setItem(KEPT_AT, `${Date.now()} ${version()}`);
  } catch {
    // Full: they are put away again next time.
  }
}

const version = () => document.querySelector<HTMLElement>("script[data-entry]")?.dataset.entry ?? "";
