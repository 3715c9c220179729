import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { budgets } from "./build/budgets.ts";
import { cssModules } from "./build/cssModules.ts";
import { precompress } from "./build/precompress.ts";
import { withoutUnusedQueryParts } from "./build/query.ts";
import { routerForProduction, withoutUnusedRouterParts } from "./build/router.ts";

const server = process.env.JORNADA_SERVER ?? "http://127.0.0.1:8080";

/** The browser's half: hashed files in dist/client, and a manifest that tells the server which page needs which. */
export default defineConfig({
  plugins: [react(), withoutUnusedRouterParts(), withoutUnusedQueryParts(), precompress(), budgets()],
  resolve: { alias: routerForProduction },
  build: {
    outDir: "dist/client",
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: "src/app/entry-client.tsx", first: "src/app/entry-first.ts" },
      // What others wrote changes seldom: a browser keeps it when our own code changes.
      // The maths of charts is loaded by the pages that draw one.
      output: {
        codeSplitting: {
          groups: [
            { name: "charts", test: /node_modules\/(d3-|internmap)/ },
            { name: "vendor", test: /node_modules/ },
          ],
        },
      },
    },
  },
  css: { modules: cssModules },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/art": server },
  },
});
