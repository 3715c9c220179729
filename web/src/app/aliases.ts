import type { Page } from "./page.ts";

/** Portuguese addresses of pages that have an English one: they lead there. */
const PATTERNS = ["noticias", "noticias/:id/:slug?", "opinioes", "opiniao/:id/:slug?", "comunicados"];

export const aliasPages: Page<"id" | "slug">[] = PATTERNS.map((pattern) => ({
  pattern,
  file: "src/app/movedAlias.ts",
  module: () => import("./movedAlias.ts"),
  title: ({ app }) => app.name,
}));
