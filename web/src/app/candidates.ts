import type { RouteObject } from "react-router";

/**
 * Finds the routes that a path may belong to: those that begin with its first word, and those that begin with any. The
 * router weighs every route that it is given anew, which is most of the work where there are many.
 */
export function candidatesAmong(routes: RouteObject[]): (path: string) => RouteObject[] {
  const words = new Set<string>();
  each(routes, ({ path = "" }) => words.add(firstWord(path)));
  const found = new Map<string, RouteObject[]>();
  return (path) => {
    // What is spelt in another way goes the long way.
    if (path.includes("%")) return routes;
    const word = firstWord(path);
    const key = words.has(word) ? word : "";
    const known = found.get(key) ?? narrowed(routes, key);
    found.set(key, known);
    return known;
  };
}

/** The router does not tell capital letters from small ones. */
function firstWord(path: string): string {
  return path.replace(/^\/+/, "").split("/", 1)[0]?.toLowerCase() ?? "";
}

/** Words that stand for any word, and words that need not be there. */
function isOpen(word: string): boolean {
  return word.startsWith(":") || word.startsWith("*") || word.endsWith("?");
}

function narrowed(routes: RouteObject[], word: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const own = firstWord(route.path ?? "");
    if (own !== "" && own !== word && !isOpen(own)) return [];
    if (own !== "" || !route.children) return [route];
    return [{ ...route, children: narrowed(route.children, word) }];
  });
}

function each(routes: RouteObject[], tell: (route: RouteObject) => void) {
  for (const route of routes) {
    tell(route);
    each(route.children ?? [], tell);
  }
}
