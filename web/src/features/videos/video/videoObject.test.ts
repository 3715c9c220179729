import { expect, test } from "vitest";
import { isoDuration } from "./videoObject.ts";

test.each([
  [0, "PT0S"],
  [38, "PT38S"],
  [98, "PT1M38S"],
  [120, "PT2M"],
  [3600, "PT1H"],
  [3725, "PT1H2M5S"],
])("%i seconds", (seconds, written) => {
  expect(isoDuration(seconds)).toBe(written);
});
