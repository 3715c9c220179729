import { useEffect, useRef, useState } from "react";
import { Button } from "./Button";
import { PlayPoster } from "./PlayPoster";
import styles from "./StreamPlayer.module.css";
import { playStream } from "./streamSource";

export type Captions = { src: string; language: string; label: string };

type StreamPlayerProps = {
  /** What plays, in words. */
  label: string;
  /** The stream's address (HLS). */
  src: string;
  /** Where it can be watched without scripts. */
  href: string;
  poster?: string | undefined;
  posterSet?: string | undefined;
  /** The poster is the largest picture of its page. */
  isUrgent?: boolean;
  onPlay?: () => void;
  /** The first is shown from the start. */
  captions: Captions[];
  texts: { failed: string; retry: string; pictureInPicture: string };
};

/** A stream that is asked for only when somebody wants to see it. */
export function StreamPlayer({ label, src, href, captions, texts, onPlay, ...poster }: StreamPlayerProps) {
  const [state, setState] = useState<"poster" | "playing" | "failed">("poster");
  const play = () => {
    setState("playing");
    onPlay?.();
  };
  switch (state) {
    case "poster":
      return (
        <div className={styles.player}>
          <PlayPoster {...poster} label={label} href={href} onPlay={play} />
        </div>
      );
    case "playing":
      return (
        <Playing
          label={label}
          src={src}
          captions={captions}
          pictureInPicture={texts.pictureInPicture}
          onFailed={() => setState("failed")}
        />
      );
    case "failed":
      return (
        <div className={styles.player} data-theme="dark">
          <div className={styles.failed} role="alert">
            <p>{texts.failed}</p>
            <Button size="sm" onClick={() => setState("playing")} ref={focus}>
              {texts.retry}
            </Button>
          </div>
        </div>
      );
  }
}

type PlayingProps = Pick<StreamPlayerProps, "label" | "src" | "captions"> & {
  pictureInPicture: string;
  onFailed: () => void;
};

function Playing({ label, src, captions, pictureInPicture, onFailed }: PlayingProps) {
  const video = useRef<HTMLVideoElement>(null);
  const fail = useRef(onFailed);
  fail.current = onFailed;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // The button that had the focus is gone.
    element.focus();
    const stop = new AbortController();
    const { signal } = stop;
    const trouble = () => {
      if (!signal.aborted) fail.current();
    };
    playStream(element, { src, signal, onFailed: trouble }).catch(trouble);
    return () => stop.abort();
  }, [src]);

  return (
    <div className={styles.player} data-theme="dark">
      {/* biome-ignore lint/a11y/useMediaCaption: those that there are come as tracks or in the stream */}
      <video
        ref={video}
        aria-label={label}
        controls
        autoPlay
        playsInline
        onError={onFailed}
        onLoadedMetadata={(event) => showCaptions(event.currentTarget.textTracks)}
      >
        {captions.map((one, index) => (
          <track
            key={one.src}
            kind="captions"
            src={one.src}
            srcLang={one.language}
            label={one.label}
            default={index === 0}
          />
        ))}
      </video>
      {document.pictureInPictureEnabled ? (
        <Button
          className={styles.picture}
          size="sm"
          variant="secondary"
          onClick={() => video.current?.requestPictureInPicture().catch(() => undefined)}
        >
          {pictureInPicture}
        </Button>
      ) : null}
    </div>
  );
}

/** Captions are on from the start, those that come inside the stream as well. */
function showCaptions(tracks: TextTrackList) {
  const captions = [...tracks].filter(({ kind }) => kind === "captions" || kind === "subtitles");
  const [first] = captions;
  if (first && !captions.some(({ mode }) => mode === "showing")) first.mode = "showing";
}

function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
