import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cssModules } from "./build/cssModules.ts";
import { routerForProduction } from "./build/router.ts";

// Only the half of React's server that makes a string; the streaming half would double the script.
const renderToString = "./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js";

/** The server's half: the same app as one script without imports, run by the engine inside the program. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: {
    alias: [
      { find: "react-dom/server", replacement: fileURLToPath(new URL(renderToString, import.meta.url)) },
      ...routerForProduction,
    ],
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  css: { modules: cssModules },
  build: {
    outDir: "dist/server",
    ssr: "src/app/entry-server.tsx",
    target: "es2022",
    minify: true,
    rolldownOptions: {
      output: { format: "iife", entryFileNames: "pages.js", codeSplitting: false },
    },
  },
  ssr: { noExternal: true, target: "webworker" },
});
