import { useEffect, useRef, useState } from "react";
import { type ChangeCrop, type Crop, wholeCrop } from "./crop.ts";
import { openPhoto, type PhotoWrong } from "./openPhoto.ts";

/** What becomes of the photograph when the form is saved: it stays, goes, or another takes its place. */
export type PhotoDraft =
  | { kind: "same" }
  | { kind: "none" }
  | { kind: "new"; file: File; bitmap: ImageBitmap; crop: Crop };

const SAME: PhotoDraft = { kind: "same" };

export function usePhotoDraft() {
  const [draft, setDraft] = useState(SAME);
  const [wrong, setWrong] = useState<PhotoWrong>();
  const [isReading, setIsReading] = useState(false);
  /** Of two files that are chosen one after the other, only the last one counts. */
  const newest = useRef<File>(undefined);

  // A picture takes as much memory as its pixels: it is given back with the form.
  const bitmap = draft.kind === "new" ? draft.bitmap : undefined;
  useEffect(() => () => bitmap?.close?.(), [bitmap]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    setWrong(undefined);
    setIsReading(true);
    const opened = await openPhoto(file);
    if (newest.current !== file) return;
    setIsReading(false);
    if (typeof opened === "string") setWrong(opened);
    else setDraft({ kind: "new", file, bitmap: opened, crop: wholeCrop(opened) });
  };
  const setCrop: ChangeCrop = (next) =>
    setDraft((now) => (now.kind === "new" ? { ...now, crop: next(now.crop) } : now));
  return {
    draft,
    wrong,
    isReading,
    choose,
    setWrong,
    setCrop,
    remove: () => setDraft({ kind: "none" }),
    keep: () => setDraft(SAME),
  };
}

export type Draft = ReturnType<typeof usePhotoDraft>;
