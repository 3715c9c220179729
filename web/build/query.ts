import type { Plugin } from "vite";

/** What a query client makes for itself though nothing here uses it, with the little that it asks of it all the same. */
const LEFT_OUT: Record<string, string> = {
  mutationCache: `
    export class MutationCache {
      build() { throw new Error("mutations are left out of the bundle: build/query.ts"); }
      findAll() { return []; }
      resumePausedMutations() { return Promise.resolve(); }
      clear() {}
    }`,
  infiniteQueryBehavior: `
    export function infiniteQueryBehavior() { throw new Error("endless lists are left out of the bundle: build/query.ts"); }
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
};

/** Every page has an address, and what is written is asked for plainly: no endless lists, no mutations (1.5 kB). */
export function withoutUnusedQueryParts(): Plugin {
  return {
    name: "without-unused-query-parts",
    apply: "build",
    transform: {
      filter: { id: /query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/ },
      handler: (_, id) => {
        const part = /(\w+)\.js$/.exec(id)?.[1];
        const code = part && LEFT_OUT[part];
        return code ? { code, map: null } : null;
      },
    },
  };
}
