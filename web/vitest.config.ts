import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Tests beside the code. Those that need a document ask for one: `@vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [react()],
  css: { modules: { localsConvention: "camelCaseOnly" } },
  test: {
    // A process for each file takes half as long again.
    pool: "threads",
    include: ["src/**/*.test.{ts,tsx}", "gallery/**/*.test.{ts,tsx}"],
    restoreMocks: true,
    // Generous: the gallery comes alive in one test, on machines that may be busy.
    testTimeout: 30_000,
    css: { include: [] },
  },
});
