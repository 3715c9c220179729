import type { Square } from "../../../api/fan.ts";

/** The size of a picture as it is seen. */
export interface Size {
  width: number;
  height: number;
}

/** What of a picture is shown: the point in the middle, in its own pixels, and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  /** From 1, where the square is as large as the picture allows. */
  zoom: number;
}

/** From what it is by now: fingers are faster than pages are drawn. */
export type ChangeCrop = (next: (crop: Crop) => Crop) => void;

/** No square is smaller than this, so that a face stays a face. */
const LEAST_SIDE = 200;
const MOST_ZOOM = 5;

export function mostZoom({ width, height }: Size): number {
  return Math.min(MOST_ZOOM, Math.max(1, Math.min(width, height) / LEAST_SIDE));
}

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

export function sideOf({ width, height }: Size, { zoom }: Pick<Crop, "zoom">): number {
  return Math.min(width, height) / zoom;
}

/** The same crop, kept inside its picture. */
export function inside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, mostZoom(size));
  const half = sideOf(size, { zoom }) / 2;
  return { x: between(half, crop.x, size.width - half), y: between(half, crop.y, size.height - half), zoom };
}

export function zoomed(size: Size, crop: Crop, factor: number): Crop {
  return inside(size, { ...crop, zoom: crop.zoom * factor });
}

/** Moved by parts of the square's side. */
export function moved(size: Size, crop: Crop, across: number, down: number): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x + across * side, y: crop.y + down * side });
}

/** In whole pixels, none of them outside of the picture. */
export function squareOf(size: Size, crop: Crop): Square {
  const { x, y, zoom } = inside(size, crop);
  const side = Math.max(1, Math.floor(sideOf(size, { zoom })));
  return {
    x: between(0, Math.round(x - side / 2), size.width - side),
    y: between(0, Math.round(y - side / 2), size.height - side),
    side,
  };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
