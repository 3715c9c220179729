import { sizesOf } from "../../../api/pictures.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { announce } from "../../../app/events.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { VideoEmbed } from "../../../ui/VideoEmbed.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** Something from elsewhere, which is asked for after a click. */
export function EmbedBlock({ block }: BlockProps) {
  const { texts } = useBlock(block);
  const guard = useEmbedGuard();
  const src = webAddress(block.embed);
  if (!src) return null;
  const label = block.title ?? texts.front.videos;
  return (
    <BlockSection block={block} title={texts.front.videos}>
      <div className={styles.screen}>
        <VideoEmbed
          embedSrc={src}
          href={src}
          label={label}
          guard={guard}
          onPlay={() => announce("play_video", { name: label })}
          poster={block.image ? sizesOf(block.image).src : undefined}
        />
      </div>
    </BlockSection>
  );
}
