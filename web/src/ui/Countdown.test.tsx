import { expect, test } from "vitest";
import { countdownOf } from "./Countdown";

test.each([
  [3067, { days: 2, hours: 3, minutes: 7 }],
  [1440, { days: 1, hours: 0, minutes: 0 }],
  [59.9, { days: 0, hours: 0, minutes: 59 }],
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-5, { days: 0, hours: 0, minutes: 0 }],
])("%d minutes", (minutes, left) => {
  expect(countdownOf(minutes)).toEqual(left);
});
