import { NOTES } from "./keeping.ts";

/** A worker is ended and started at any time: what it has to remember is written down. */
const VARIANT = "/variant";

let variant: string | undefined;

/** The language and the view of the page that was opened last. */
export async function variantOfDevice(): Promise<string | undefined> {
  try {
    variant ??= await (await (await caches.open(NOTES)).match(VARIANT))?.text();
  } catch {
    // Storage is closed to us: known until the worker ends.
  }
  return variant;
}

export async function noteVariant(seen: string): Promise<void> {
  if (seen === (await variantOfDevice())) return;
  variant = seen;
  try {
    await (await caches.open(NOTES)).put(VARIANT, new Response(seen));
  } catch {
    // As above.
  }
}
