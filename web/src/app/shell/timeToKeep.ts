import { mayPrefetch } from "../prefetch.ts";

const KEPT_AT = "jornada_kept";
/** What was kept is renewed when it is opened; this is for what was not. */
const AGAIN_MS = 3 * 60 * 60 * 1000;

/** Whether pages are to be put away now: not at any price, and not again and again. Whoever hears so does it. */
export function isTimeToKeep(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return mayPrefetch(connection) && !wasKept();
}

/** Says whether they were put away a short while ago, and takes note that they are now. */
function wasKept(): boolean {
  try {
    const last = Number(localStorage.getItem(KEPT_AT));
    if (Math.abs(Date.now() - last) < AGAIN_MS) return true;
    localStorage.setItem(KEPT_AT, String(Date.now()));
    return false;
  } catch {
    // Storage is closed to us, and so is the worker's.
    return true;
  }
}
