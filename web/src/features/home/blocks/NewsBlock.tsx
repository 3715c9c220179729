import { useSilent } from "../../../api/contentQueries.ts";
import { contentPaths } from "../../../app/paths.ts";
import { newsCard } from "../../../editorial/cards.ts";
import { NewsLead } from "../../../ui/NewsLead.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { newsOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

export function NewsBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const news = useSilent(newsOf(asked));
  if (news?.entries.length === 0) return null;
  return (
    <BlockSection
      block={block}
      title={texts.front.news}
      more={{ href: contentPaths.newsList(), label: texts.front.all }}
    >
      {news ? (
        <NewsLead
          cards={news.entries.map((item) => newsCard(item, { ...asked, texts }, { isOfLate: true }))}
          isList={block.width === "half"}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </BlockSection>
  );
}
