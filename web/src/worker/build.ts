declare const self: ServiceWorkerGlobalScope;

/** What is fetched before it is needed: written in by the bundler (`build/precache.ts`). */
export const MANIFEST = self.__WB_MANIFEST as { url: string; revision: string | null }[];

/** Tells this version from others. The names of files change with what is in them. */
export const BUILD = digestOf(MANIFEST.map(({ url }) => url).join(" "));

function digestOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
