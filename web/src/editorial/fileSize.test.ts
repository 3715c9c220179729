import { expect, test } from "vitest";
import { allTexts } from "../i18n/allTexts.ts";
import { fileSize } from "./fileSize.ts";

test.each([
  [0.4, "1 kB"],
  [84.3, "84 kB"],
  [999, "999 kB"],
  [1240, "1,2 MB"],
  [0, undefined],
  [null, undefined],
])("%s", (kilobytes, written) => {
  expect(fileSize(kilobytes, allTexts["pt-PT"])).toBe(written);
});
