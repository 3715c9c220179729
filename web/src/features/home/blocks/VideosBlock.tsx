import { useSilent } from "../../../api/contentQueries.ts";
import { contentPaths } from "../../../app/paths.ts";
import { clipCard } from "../../../editorial/cards.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { VideoShelf } from "../../../ui/VideoShelf.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { videosOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

export function VideosBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const videos = useSilent(videosOf(asked));
  if (videos?.entries.length === 0) return null;
  return (
    <BlockSection
      block={block}
      title={texts.front.videos}
      more={{ href: contentPaths.videos(), label: texts.front.all }}
      isStage
    >
      {videos ? (
        <VideoShelf videos={videos.entries.map((item) => clipCard(item, { ...asked, texts }, { isOfLate: true }))} />
      ) : (
        <Skeleton height={400} />
      )}
    </BlockSection>
  );
}
