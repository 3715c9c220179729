import { useState } from "react";
import { Button } from "./Button";
import styles from "./FilePlayer.module.css";

type FilePlayerProps = {
  /** What plays, in words. */
  label: string;
  src: string;
  poster?: string | undefined;
  texts: { failed: string; open: string };
  onPlay?: () => void;
};

/** A video from a file of our own, in the browser's player. Nothing of it is loaded before it is played. */
export function FilePlayer({ label, src, poster, texts, onPlay }: FilePlayerProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button size="sm" href={src}>
          {texts.open}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: editors have no place for captions beside the file
    <video
      className={styles.player}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      preload="none"
      playsInline
      onPlay={onPlay}
      onError={() => setHasFailed(true)}
    />
  );
}
