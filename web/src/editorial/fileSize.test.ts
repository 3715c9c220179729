import { expect, test } from "vitest";
import { allTexts } from "../i18n/allTexts.ts";
import { fileSize } from "./fileSize.ts";

test.each([
  [0.2, "1 kB"],
  [840.4, "840 kB"],
  [1234, "1,2 MB"],
])("%d kB is written %s", (size, text) => {
  expect(fileSize(size, allTexts["pt-PT"])).toBe(text);
});
