/**
 * What the build puts around every `import()`: the styles and scripts that a script needs are asked for together with it.
 * In place of Vite's own, which asks for all scripts at once: `build/preloads.ts`.
 */

/** So many scripts are asked for ahead at once; the import itself waits for none of them. */
const AT_ONCE = 5;

const coming: Record<string, Promise<unknown>> = {};
const waiting: string[] = [];
let running = 0;

const isThere = (href: string) => document.head.querySelector(`[href="${href}"],[src="${href}"]`) !== null;

function bring(rel: string, href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement("link"), { rel, href, crossOrigin: "", onload, onerror }),
    );
  });
}

function bringStyle(href: string): Promise<unknown> | undefined {
  if (!coming[href] && !isThere(href)) {
    coming[href] = bring("stylesheet", href).catch(({ target }) => {
      // Asked for again by whoever needs it next.
      target.remove();
      delete coming[href];
      throw new Error(`Unable to preload CSS for ${href}`);
    });
  }
  return coming[href];
}

function bringNext() {
  while (running < AT_ONCE && waiting.length > 0) {
    const href = waiting.shift() as string;
    if (isThere(href)) continue;
    running += 1;
    const done = () => {
      running -= 1;
      bringNext();
    };
    // One that does not come is told by the import.
    bring("modulepreload", href).then(done, done);
  }
}

/** Whoever listens may do something about it; else it is the importer's. */
function tell(payload: unknown): undefined {
  if (dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload }))) throw payload;
}

export async function preload<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module | undefined> {
  const hrefs = files.map((file) => `/${file}`);
  const isStyle = (href: string) => href.endsWith(".css");
  // What is wanted now comes before what was wanted earlier.
  waiting.unshift(...hrefs.filter((href) => !isStyle(href)));
  bringNext();
  try {
    await Promise.all(hrefs.filter(isStyle).map(bringStyle));
    return await load();
  } catch (error) {
    return tell(error);
  }
}
