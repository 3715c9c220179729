import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";

const server = process.env.JORNADA_SERVER ?? "http://127.0.0.1:8080";

/** The browser's half: hashed files in dist/client, and a manifest that tells the server which page needs which. */
export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    outDir: "dist/client",
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: "src/app/entry-client.tsx", theme: "src/app/entry-theme.ts" },
    },
  },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/art": server },
  },
});
