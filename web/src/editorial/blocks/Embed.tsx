import { type CSSProperties, useState } from "react";
import type { EmbedBlock } from "../../api/blocks.ts";
import { useAround } from "../../app/around.ts";
import { useEmbedGuard } from "../../app/consent/useEmbedGuard.ts";
import { announce } from "../../app/events.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { VideoEmbed } from "../../ui/VideoEmbed.tsx";
import styles from "../Blocks.module.css";
import { embedOf } from "../embeds.ts";
import { hostOf, Origin } from "./Origin.tsx";

/** Something of another site: it loads when it is asked for, and only from where players may come; else it is a link. */
export function Embed({ block: { title, caption, ratio }, url }: { block: EmbedBlock; url: string }) {
  const words = useSite().texts.editorial;
  const guard = useEmbedGuard();
  const [isOpen, setIsOpen] = useState(false);
  const host = hostOf(url);
  const name = title || caption || words.contentOf(host);
  const player = embedOf(url, useAround().embeds);
  if (!player) {
    return (
      <p className={styles.away}>
        <a href={url} target="_blank" rel="noopener">
          {name}
        </a>
        <small>{words.opensAt(host)}</small>
      </p>
    );
  }
  const play = () => {
    setIsOpen(true);
    tell(player, name);
  };
  return (
    <figure>
      <div className={styles.screen} style={{ "--ratio": (ratio ?? "16:9").replace(":", " / ") } as CSSProperties}>
        <VideoEmbed embedSrc={player} href={url} label={name} guard={guard} onPlay={play} />
      </div>
      <figcaption className={styles.caption}>
        {caption} <Origin href={url} isOpen={isOpen} />
      </figcaption>
    </figure>
  );
}

/** Papers are leafed through, not played. */
function tell(player: string, name: string) {
  if (!/^https:\/\/e\.issuu\.com\//.test(player)) announce("play_video", { name });
}
