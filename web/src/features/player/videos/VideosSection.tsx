import type { Player } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { momentCards } from "../../../football/videoCards.ts";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { VideoGrid } from "../../../ui/VideoGrid.tsx";
import styles from "../player.module.css";
import { playerHref } from "../playerHref.ts";

/** As many as stand in a row. */
const FEW = 3;

/** The newest videos of him, which come with the player himself. */
export function VideosSection({ player }: { player: Player }) {
  const texts = useTexts();
  const { highlightVideos } = player;
  if (highlightVideos.length === 0) return null;
  return (
    <Section
      className={styles.section}
      title={texts.player.videos}
      aside={<TextLink href={playerHref(player, { tab: "videos", page: 1 })}>{texts.player.allVideos}</TextLink>}
    >
      <VideoGrid videos={momentCards(highlightVideos.slice(0, FEW), texts)} />
    </Section>
  );
}
