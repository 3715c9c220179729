import { useSilent } from "../../../api/contentQueries.ts";
import { contentPaths } from "../../../app/paths.ts";
import { opinionCard } from "../../../editorial/opinionCards.ts";
import { OpinionList } from "../../../ui/OpinionList.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { opinionsOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

export function OpinionsBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const opinions = useSilent(opinionsOf(asked));
  if (opinions?.entries.length === 0) return null;
  return (
    <BlockSection
      block={block}
      title={texts.front.opinions}
      more={{ href: contentPaths.opinions(), label: texts.front.all }}
    >
      {opinions ? <OpinionList opinions={opinions.entries.map(opinionCard)} /> : <Skeleton height={200} />}
    </BlockSection>
  );
}
