import { expect, test } from "vitest";
import { inside, mostZoom, moved, squareOf, wholeCrop, zoomed } from "./crop.ts";

const WIDE = { width: 1200, height: 800 };

test("at first it is the largest square, in the middle", () => {
  expect(squareOf(WIDE, wholeCrop(WIDE))).toEqual({ x: 200, y: 0, side: 800 });
});

test("enlarged, the square is smaller and stays around the same point", () => {
  expect(squareOf(WIDE, zoomed(WIDE, wholeCrop(WIDE), 2))).toEqual({ x: 400, y: 200, side: 400 });
});

test("nothing outside of the picture is ever shown", () => {
  const far = moved(WIDE, zoomed(WIDE, wholeCrop(WIDE), 2), 9, -9);
  expect(squareOf(WIDE, far)).toEqual({ x: 800, y: 0, side: 400 });
  expect(squareOf(WIDE, zoomed(WIDE, far, 0.001))).toEqual({ x: 400, y: 0, side: 800 });
});

test("a square is never too small to show a face, and small pictures are not enlarged at all", () => {
  expect(squareOf(WIDE, zoomed(WIDE, wholeCrop(WIDE), 100)).side).toBe(200);
  expect(mostZoom({ width: 90, height: 300 })).toBe(1);
  expect(inside({ width: 90, height: 300 }, { x: 0, y: 0, zoom: 3 })).toEqual({ x: 45, y: 45, zoom: 1 });
});

test("pixels are whole, also where the picture's sides are odd", () => {
  const odd = { width: 401, height: 333 };
  const { x, y, side } = squareOf(odd, zoomed(odd, wholeCrop(odd), 1.37));
  expect([x, y, side].every(Number.isInteger)).toBe(true);
  expect(x + side).toBeLessThanOrEqual(odd.width);
  expect(y + side).toBeLessThanOrEqual(odd.height);
});

test("a picture of one pixel is its own square", () => {
  const dot = { width: 1, height: 1 };
  expect(squareOf(dot, wholeCrop(dot))).toEqual({ x: 0, y: 0, side: 1 });
});
