import { expect, test } from "vitest";
import { decideWatch, hasWatch } from "./decideWatch.ts";

const stream = "https://stream.example/a.m3u8";
const best = "https://video.example/1";

test.each([
  ["nothing", null, null, false, undefined],
  ["a stream", stream, null, false, { kind: "stream", src: stream }],
  ["a stream of a match that is over", stream, null, true, undefined],
  ["the best of it", stream, best, true, { kind: "highlight", src: best }],
  ["the best of it before the end", null, best, false, { kind: "highlight", src: best }],
  ["no address", "javascript:alert(1)", "", false, undefined],
] as const)("%s", (_, streamUrl, highlight, isOver, expected) => {
  expect(decideWatch({ streamUrl }, { highlight, isOver })).toEqual(expected);
  expect(hasWatch({ streamUrl }, { highlight, isOver })).toBe(expected !== undefined);
});
