import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = (name: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${name}`, import.meta.url));

/** The package leads bundlers to its development build; this is the one without warnings. */
export const routerForProduction = [
  { find: /^react-router$/, replacement: file("index.mjs") },
  { find: /^react-router\/dom$/, replacement: file("dom-export.mjs") },
];

const MADE_ON_LOAD = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;
const FOR_OBSERVERS = /\binit\.instrumentations\b/g;
const NAMED_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;

/**
 * The router's own links and forms are made when it is loaded, so a bundler keeps them though nothing here uses them
 * (4 kB). This says that making them does nothing else, and that nobody watches the router (1 kB). Should the package
 * change its shape, only the size changes.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: "without-unused-router-parts",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(MADE_ON_LOAD, "$1/* @__PURE__ */ $2")
          .replace(NAMED_FOR_TOOLS, "")
          .replace(FOR_OBSERVERS, "undefined"),
        map: null,
      }),
    },
  };
}
