import { expect, test } from "vitest";
import { decidePutAway } from "./useDragAway.ts";

test.each([
  ["far, however slowly", 130, 2_000, true],
  ["a flick", 60, 50, true],
  ["a little, slowly", 60, 400, false],
  ["a tap", 3, 1, false],
  ["upwards", -200, 100, false],
])("a sheet dragged %s", (_, dragged, ms, isPutAway) => {
  expect(decidePutAway(dragged, ms)).toBe(isPutAway);
});
