import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { slugOf } from "./paths.ts";

/** The server writes names into addresses by the same rule: its test reads the same file (crates/content/src/slug.rs). */
const examples: Record<string, string> = JSON.parse(
  readFileSync(new URL("./slugExamples.json", import.meta.url), "utf8"),
);

test("names in addresses are those that the server writes", () => {
  for (const [name, slug] of Object.entries(examples)) expect(slugOf(name), name).toBe(slug);
});
