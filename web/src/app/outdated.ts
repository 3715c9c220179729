import { isChunkMissing } from "./errors.ts";

/**
 * A script that has gone is asked for with a new page, at the address that it is for: `entry-first.ts`. Whoever goes on
 * without what was pressed for says so here.
 */
export function askForNew(error: unknown) {
  if (isChunkMissing(error)) document.dispatchEvent(new Event("jornada:outdated"));
}

/** A page that was loaded a moment ago knows where everything is. */
const OLD_MS = 60_000;

/**
 * The same for what nobody has pressed for, on a page that has been open for a while: what a new page misses stays away –
 * some browsers keep scripts from their owners by name –, and would have it loaded again and again.
 */
export function askForNewIfOld(error: unknown) {
  if (performance.now() > OLD_MS) askForNew(error);
}
