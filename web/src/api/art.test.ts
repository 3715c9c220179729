import { expect, test } from "vitest";
import { crestOf, drawnCrestOf } from "./art.ts";

test("crests in lists are small pictures, of those that the server draws", () => {
  const team = { logo: { normal: { small: "/art/crest/7-1a2b3c4d.svg" } } };
  expect(crestOf(team)).toBe("/art/crest/7-1a2b3c4d.webp");
  expect(drawnCrestOf(team)).toBe("/art/crest/7-1a2b3c4d.svg");
  const own = { logo: { normal: { small: "/uploads/crest.svg" } } };
  expect(crestOf(own)).toBe("/uploads/crest.svg");
  expect(crestOf({ logo: { normal: {} } })).toBe("");
});
