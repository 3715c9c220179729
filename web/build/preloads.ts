import type { Plugin } from "vite";

const VITES_OWN = /^\0vite\/preload-helper\.js$/;

/**
 * Vite asks for all that a script needs at once, which may be fifty files because a pointer rests on a link. Ours
 * (`src/app/preload.ts`) asks for a few at a time, and is half as large.
 */
export function preloadsInTurn(): Plugin {
  return {
    name: "preloads-in-turn",
    apply: "build",
    transform: {
      filter: { id: VITES_OWN },
      handler: () => ({ code: 'export { preload as __vitePreload } from "/src/app/preload.ts";', map: null }),
    },
  };
}
