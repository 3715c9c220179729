import { useRef, useState } from "react";
import { sizesOf } from "../../../api/pictures.ts";
import type { Video } from "../../../api/videos.ts";
import { useAround } from "../../../app/around.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { announce } from "../../../app/events.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { countView } from "../../../editorial/countView.ts";
import { clock } from "../../../football/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { FilePlayer } from "../../../ui/FilePlayer.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { StreamPlayer } from "../../../ui/StreamPlayer.tsx";
import { VideoEmbed } from "../../../ui/VideoEmbed.tsx";
import { type Playable, playableOf } from "./playable.ts";
import styles from "./video.module.css";

interface Props {
  video: Video;
  isDraft: boolean;
}

/** The video itself, however it can be shown. Nothing of another site is asked for before somebody plays it. */
export function Player({ video, isDraft }: Props) {
  const { id, title } = video;
  const playable = playableOf(video, useAround().embeds);
  const [isPlayed, setIsPlayed] = useState(false);
  const isTold = useRef(false);
  const tell = () => {
    setIsPlayed(true);
    if (isTold.current) return;
    isTold.current = true;
    announce("play_video", { id, name: title });
    if (!isDraft) countView("videos", id);
  };
  return (
    <>
      <div className={styles.screen}>
        <Screen video={video} playable={playable} onPlay={tell} />
      </div>
      {playable.kind === "frame" ? <Origin playable={playable} isPlayed={isPlayed} /> : null}
    </>
  );
}

interface ScreenProps {
  video: Video;
  playable: Playable;
  onPlay: () => void;
}

function Screen({ video, playable, onPlay }: ScreenProps) {
  const { video: words } = useTexts().media;
  const { title, image, duration } = video;
  const { src: poster, srcSet: posterSet } = image ? sizesOf(image) : {};
  const guard = useEmbedGuard();
  const label = words.play(title);
  const length = duration ? clock(duration) : undefined;
  switch (playable.kind) {
    case "drawn":
    case "frame": {
      const href = playable.kind === "frame" ? playable.href : playable.src;
      return (
        <VideoEmbed
          embedSrc={playable.src}
          href={href}
          label={label}
          duration={length}
          poster={poster}
          posterSet={posterSet}
          guard={guard}
          onPlay={onPlay}
          isUrgent
        />
      );
    }
    case "file":
      return (
        <FilePlayer
          src={playable.src}
          label={title}
          poster={poster}
          texts={{ failed: words.failed, open: words.openFile }}
          onPlay={onPlay}
        />
      );
    case "stream":
      return (
        <StreamPlayer
          src={playable.src}
          href={playable.src}
          label={label}
          poster={poster}
          posterSet={posterSet}
          captions={[]}
          texts={{ failed: words.failed, retry: words.retry, pictureInPicture: words.pictureInPicture }}
          onPlay={onPlay}
          isUrgent
        />
      );
    case "link":
    case "none":
      return (
        <div className={styles.still}>
          {poster ? <img src={poster} srcSet={posterSet} sizes="100vw" width="320" height="180" alt="" /> : null}
          {playable.kind === "link" ? (
            <Button href={playable.href} target="_blank" rel="noopener" onClick={onPlay}>
              {words.watchAt(playable.host)}
              <Icon name="externalLink" size={18} />
            </Button>
          ) : (
            <p>
              <b>{words.missing}</b>
              {words.missingText}
            </p>
          )}
        </div>
      );
  }
}

/** Another site's player: who learns of the visit, and after that a way out where the player stays dark. */
function Origin({ playable, isPlayed }: { playable: Extract<Playable, { kind: "frame" }>; isPlayed: boolean }) {
  const { video: words } = useTexts().media;
  const { host, href } = playable;
  return (
    <p className={styles.origin} role="status">
      {isPlayed ? (
        <>
          {words.notPlaying}{" "}
          <a href={href} target="_blank" rel="noopener">
            {words.watchAt(host)}
          </a>
        </>
      ) : (
        words.from(host)
      )}
    </p>
  );
}
