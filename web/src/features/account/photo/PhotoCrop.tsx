import { type KeyboardEvent, useId } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Stroke } from "../../../ui/Icon.tsx";
import { type ChangeCrop, type Crop, inside, mostZoom, moved, type Size, zoomed } from "./crop.ts";
import { Picture } from "./Picture.tsx";
import styles from "./photo.module.css";
import { SHARE, useDragging } from "./useDragging.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const LENS = "M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0M21 21l-4.35-4.35M8 11h6";

/** One press of a key or a button. */
const STEP = 0.05;
const ZOOM_STEP = 1.15;

/** The arrows move the square, + and − enlarge. */
const KEYS: Record<string, (size: Size, crop: Crop) => Crop> = {
  ArrowLeft: (size, crop) => moved(size, crop, -STEP, 0),
  ArrowRight: (size, crop) => moved(size, crop, STEP, 0),
  ArrowUp: (size, crop) => moved(size, crop, 0, -STEP),
  ArrowDown: (size, crop) => moved(size, crop, 0, STEP),
  "+": (size, crop) => zoomed(size, crop, ZOOM_STEP),
  "=": (size, crop) => zoomed(size, crop, ZOOM_STEP),
  "-": (size, crop) => zoomed(size, crop, 1 / ZOOM_STEP),
};

interface Props {
  bitmap: ImageBitmap;
  crop: Crop;
  onChange: ChangeCrop;
}

/** Which square of a picture is shown: moved by mouse, finger or keys, and enlarged. */
export function PhotoCrop({ bitmap, crop, onChange }: Props) {
  const { photo } = useTexts().profile;
  const dragging = useDragging(bitmap, onChange);
  const id = useId();
  const most = mostZoom(bitmap);
  const zoomBy = (factor: number) => onChange((now) => zoomed(bitmap, now, factor));

  const changeZoom = (zoom: number) => onChange((now) => inside(bitmap, { ...now, zoom }));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = KEYS[event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange((now) => next(bitmap, now));
  };
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.stage}
        aria-label={photo.stage}
        aria-describedby={`${id}-help`}
        onKeyDown={onKeyDown}
        {...dragging}
      >
        <Picture bitmap={bitmap} crop={crop} share={SHARE} />
        <span className={styles.mask} />
      </button>
      {most > 1 ? (
        <div className={styles.zoom}>
          <button type="button" aria-label={photo.zoomOut} title={photo.zoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)}>
            <Stroke path={LENS} />
          </button>
          <input
            type="range"
            aria-label={photo.zoom}
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            onChange={(event) => changeZoom(Number(event.target.value))}
          />
          <button type="button" aria-label={photo.zoomIn} title={photo.zoomIn} onClick={() => zoomBy(ZOOM_STEP)}>
            <Stroke path={`${LENS}M11 8v6`} />
          </button>
        </div>
      ) : null}
      <div className={styles.preview}>
        <span className={styles.small}>
          <Picture bitmap={bitmap} crop={crop} share={1} />
        </span>
        <p>
          <b>{photo.preview}</b>
          <small id={`${id}-help`}>{photo.stageHelp}</small>
        </p>
      </div>
    </div>
  );
}
