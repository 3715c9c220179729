import { sizesOf } from "../../../api/pictures.ts";
import { useAround } from "../../../app/around.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { announce } from "../../../app/events.ts";
import { embedOf } from "../../../editorial/embeds.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { VideoEmbed } from "../../../ui/VideoEmbed.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** Something from elsewhere, which is asked for after a click. */
export function EmbedBlock({ block }: BlockProps) {
  const { texts } = useBlock(block);
  const guard = useEmbedGuard();
  const { embeds } = useAround();
  const href = webAddress(block.embed);
  if (!href) return null;
  const label = block.title ?? texts.front.videos;
  // Our own, or of a site whose players pages may frame; anything else is where it is.
  const src = href.startsWith("/") ? href : embedOf(href, embeds);
  if (!src) {
    return (
      <BlockSection block={block} title={texts.front.videos}>
        <Button href={href} target="_blank" rel="noopener" variant="secondary">
          {label}
          <Icon name="externalLink" size={18} />
        </Button>
      </BlockSection>
    );
  }
  return (
    <BlockSection block={block} title={texts.front.videos}>
      <div className={styles.screen}>
        <VideoEmbed
          embedSrc={src}
          href={href}
          label={label}
          guard={guard}
          onPlay={() => announce("play_video", { name: label })}
          poster={block.image ? sizesOf(block.image).src : undefined}
        />
      </div>
    </BlockSection>
  );
}
