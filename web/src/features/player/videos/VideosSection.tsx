import type { Player } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Moments } from "../../../football/Moments.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
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
      <Moments videos={highlightVideos.slice(0, FEW)} />
    </Section>
  );
}
