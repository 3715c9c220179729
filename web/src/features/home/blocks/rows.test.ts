import { expect, test } from "vitest";
import type { Block } from "../../../api/frontPage.ts";
import { BUILT_IN_BLOCKS, knownBlocks, rowsOf } from "./rows.ts";

const block = (kind: string, width: Block["width"], id = 1): Block => ({ id, kind, width });
const shape = (blocks: Block[]) =>
  rowsOf(knownBlocks(blocks)).map((row) => row.blocks.map(({ kind }) => kind).join("+"));

test("two halves share a row", () => {
  expect(shape([block("matches", "half"), block("standings", "half"), block("news", "full")])).toEqual([
    "matches+standings",
    "news",
  ]);
});

test("half a row that is left over has one to itself", () => {
  expect(shape([block("text", "half"), block("news", "full"), block("store", "half")])).toEqual([
    "text",
    "news",
    "store",
  ]);
  expect(shape([block("text", "half"), block("store", "half"), block("banner", "half")])).toEqual([
    "text+store",
    "banner",
  ]);
});

test("a kind that nobody knows is left out, and does not part its neighbours", () => {
  expect(shape([block("text", "half"), block("hologram", "full"), block("store", "half")])).toEqual(["text+store"]);
});

test("there may be no blocks at all", () => {
  expect(rowsOf(knownBlocks(null))).toEqual([]);
  expect(knownBlocks(undefined)).toEqual([]);
});

test("what stands without editors has everything that the API gives by itself, in whole rows", () => {
  expect(rowsOf(BUILT_IN_BLOCKS).every(({ blocks }) => blocks.length === 2 || blocks[0]?.width === "full")).toBe(true);
});
