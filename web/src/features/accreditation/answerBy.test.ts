import { expect, test } from "vitest";
import { answerBy } from "./answerBy.ts";

/** 16 November 2026 is a Monday. */
test.each([
  ["within hours", new Date(2026, 10, 16, 10, 15), new Date(2026, 10, 18, 10, 15)],
  ["within hours, over a weekend", new Date(2026, 10, 19, 16, 0), new Date(2026, 10, 23, 16, 0)],
  ["before the office opens", new Date(2026, 10, 16, 7, 0), new Date(2026, 10, 17, 18, 0)],
  ["after it has closed", new Date(2026, 10, 16, 18, 0), new Date(2026, 10, 18, 18, 0)],
  ["on a Saturday", new Date(2026, 10, 14, 21, 10), new Date(2026, 10, 17, 18, 0)],
  ["on a Sunday", new Date(2026, 10, 15, 3, 0), new Date(2026, 10, 17, 18, 0)],
  ["on a Friday evening", new Date(2026, 10, 13, 20, 0), new Date(2026, 10, 17, 18, 0)],
])("asked %s", (_, now, answer) => {
  expect(answerBy(now)).toEqual(answer);
});
