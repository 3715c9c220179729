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
  errorBoundaryUtils: `
    export function ensurePreventErrorBoundaryRetry() {}
    export function useClearResetErrorBoundary() {}
    export const getHasError = () => false;`,
  suspense: `
    export function ensureSuspenseTimers(options) {
      if (options.suspense || options.throwOnError) {
        throw new Error("waiting and failing by throwing are left out of the bundle: build/query.ts");
      }
    }
    export const shouldSuspend = () => false;
    export function fetchOptimistic() {}
    export function defaultThrowOnError() {}`,
};

/**
 * Every page has an address, and what is written is asked for plainly: no endless lists, no mutations. What a page needs
 * is read before it is shown, and a part that fails says so: nothing is thrown while it is drawn (2 kB in all).
 */
export function withoutUnusedQueryParts(): Plugin {
  return {
    name: "without-unused-query-parts",
    apply: "build",
    transform: {
      filter: {
        id: /query(-core)?\/build\/modern\/(mutationCache|infiniteQueryBehavior|errorBoundaryUtils|suspense)\.js$/,
      },
      handler: (_, id) => {
        const part = /(\w+)\.js$/.exec(id)?.[1];
        const code = part && LEFT_OUT[part];
        return code ? { code, map: null } : null;
      },
    },
  };
}
