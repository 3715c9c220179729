import type { EmbedGuard } from "./embedGuard";
import { PlayPoster } from "./PlayPoster";
import { type EmbedListeners, useEmbed } from "./useEmbed";
import styles from "./VideoEmbed.module.css";

export type EmbeddedVideo = {
  poster?: string | undefined;
  /** The player's address, which is asked for only after a click. */
  embedSrc: string;
  /** Where the video can be watched without scripts. */
  href: string;
  /** What plays, in words. */
  label: string;
  duration?: string | undefined;
};

type VideoEmbedProps = EmbeddedVideo &
  EmbedListeners & {
    guard: EmbedGuard;
    /** The poster in other sizes. */
    posterSet?: string | undefined;
    /** The poster is the largest picture of its page. */
    isUrgent?: boolean;
  };

const PICTURE = /^\/[^?#]+\.(?:svg|png|jpe?g|webp|avif)$/i;

/** A video of another site: nobody there learns of the visitor before he asks for it. */
export function VideoEmbed({ embedSrc, href, label, guard, onOpen, onPlay, ...poster }: VideoEmbedProps) {
  const { isOpen, Question, press, play } = useEmbed(embedSrc, guard, { onOpen, onPlay });
  if (Question) return <Question embedSrc={embedSrc} href={href} onAllow={play} />;
  if (!isOpen) return <PlayPoster {...poster} label={label} href={href} onPlay={press} />;
  // A moment that was drawn instead of filmed: no player shows it.
  if (PICTURE.test(embedSrc)) {
    return (
      <img className={styles.player} src={embedSrc} width="320" height="180" alt={label} tabIndex={-1} ref={focus} />
    );
  }
  return (
    <iframe
      className={styles.player}
      src={embedSrc}
      title={label}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // The button that had the focus is gone.
      ref={focus}
    />
  );
}

function focus(player: HTMLElement | null) {
  player?.focus();
}
