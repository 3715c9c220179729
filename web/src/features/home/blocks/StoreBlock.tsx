import { useSilent } from "../../../api/contentQueries.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths } from "../../../app/paths.ts";
import { CoverShelf } from "../../../ui/CoverShelf.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { storeOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** What the store puts forward. */
export function StoreBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const items = useSilent(storeOf(asked));
  if (items?.entries.length === 0) return null;
  return (
    <BlockSection block={block} title={texts.front.store} more={{ href: contentPaths.store(), label: texts.front.all }}>
      {items ? (
        <CoverShelf
          shape="square"
          covers={items.entries.map(({ id, title, link, blocks, image }) => ({
            key: String(id),
            href: link,
            isExternal: /^https?:/i.test(link),
            title: title ?? blocks?.[0]?.title ?? texts.front.store,
            text: blocks?.[0]?.description ?? undefined,
            ...(image ? { src: sizesOf(image).src } : {}),
          }))}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </BlockSection>
  );
}
