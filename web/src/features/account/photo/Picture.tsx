import { useEffect, useRef } from "react";
import { type Crop, sideOf } from "./crop.ts";
import styles from "./photo.module.css";

interface Props {
  bitmap: ImageBitmap;
  crop: Crop;
  /** How much of the box the square fills, from 0 to 1. */
  share: number;
}

/** No screen shows more of it, and browsers move what is small with ease. */
const MOST_PIXELS = 1200;

/** A picture, laid so that the square of its crop is in the middle of the box. Drawn: pages show pictures of the site only. */
export function Picture({ bitmap, crop, share }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = bitmap;
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
    place.width = Math.max(1, Math.round(width * scale));
    place.height = Math.max(1, Math.round(height * scale));
    place.getContext("2d")?.drawImage(bitmap, 0, 0, place.width, place.height);
  }, [bitmap, width, height]);
  // In hundredths of the box, which is square: no need to know how large it is.
  const unit = (100 * share) / sideOf(bitmap, crop);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      style={{
        width: `${width * unit}%`,
        height: `${height * unit}%`,
        left: `${50 - crop.x * unit}%`,
        top: `${50 - crop.y * unit}%`,
      }}
    />
  );
}
