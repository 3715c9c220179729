import { sizesOf } from "../../../api/pictures.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { VideoEmbed } from "../../../ui/VideoEmbed.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** Something from elsewhere, which is asked for after a click. */
export function EmbedBlock({ block }: BlockProps) {
  const { texts } = useBlock(block);
  const src = webAddress(block.embed);
  if (!src) return null;
  return (
    <BlockSection block={block} title={texts.front.videos}>
      <div className={styles.screen}>
        <VideoEmbed
          embedSrc={src}
          href={src}
          label={block.title ?? texts.front.videos}
          poster={block.image ? sizesOf(block.image).src : undefined}
        />
      </div>
    </BlockSection>
  );
}
