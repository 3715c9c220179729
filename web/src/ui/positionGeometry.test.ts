import { expect, test } from "vitest";
import { geometryOf, marksOf, pathOf } from "./positionGeometry";

test("the first round stands left, the newest right; the leader on top", () => {
  const { x, y, left, right, bottom } = geometryOf(34, 18);
  expect([x(0), x(33)]).toEqual([left, right]);
  expect(y(1)).toBeLessThan(y(2));
  expect(y(18)).toBe(bottom);
});

test("a way is one stroke while the place stays the same, and a curve where it changes", () => {
  const geometry = geometryOf(4, 3);
  const [a, b, c, d] = [0, 1, 2, 3].map(geometry.x);
  const [first, second] = [geometry.y(1), geometry.y(2)];
  const half = Math.round(((c ?? 0) + (d ?? 0)) / 2);
  expect(pathOf([1, 1, 1, 2], geometry)).toBe(`M${a} ${first}H${c}C${half} ${first} ${half} ${second} ${d} ${second}`);
  expect(pathOf([null, 2, 2, 2], geometry)).toBe(`M${b} ${second}H${d}`);
});

test("after one round a way is a point, and with no place there is none", () => {
  const geometry = geometryOf(1, 3);
  expect(pathOf([2], geometry)).toMatch(/^M[\d.]+ 56Z$/);
  expect(pathOf([null], geometry)).toBe("");
});

test.each([
  [1, [1]],
  [4, [1, 4]],
  [5, [1, 5]],
  [14, [1, 5, 10, 14]],
  [16, [1, 5, 10, 16]],
  [18, [1, 5, 10, 15, 18]],
  [34, [1, 5, 10, 15, 20, 25, 30, 34]],
])("an axis of %d shows %j", (count, expected) => {
  expect(marksOf(count)).toEqual(expected);
});
