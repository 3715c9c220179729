import { isChunkMissing } from "./errors.ts";

/**
 * A script that has gone is asked for with a new page, at the address that it is for: `entry-first.ts`. Whoever goes on
 * without what was pressed for says so here.
 */
export function askForNew(error: unknown) {
  if (isChunkMissing(error)) document.dispatchEvent(new Event("jornada:outdated"));
}

const MISSED = "jornada_missed";

/**
 * The same for what nobody has pressed for, once for each thing that is missing: some browsers keep scripts from their
 * owners by name, and every page with one of them would be loaded twice.
 */
export function askForNewOnce(error: unknown) {
  const what = String(error);
  try {
    if (sessionStorage.getItem(MISSED) === what) return;
    sessionStorage.setItem(MISSED, what);
  } catch {
    // Storage is closed to us: nobody could tell whether it was missed before.
    return;
  }
  askForNew(error);
}
