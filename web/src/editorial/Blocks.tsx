import type { ContentBlock } from "../api/blocks.ts";
import { RichText } from "../ui/RichText.tsx";

/** What an editor wrote, block by block. A kind that is not known here is left out. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of different kinds have the same numbers, and none moves
    return <Block key={index} block={block} />;
  });
}

function Block({ block }: { block: ContentBlock }) {
  switch (block.__component) {
    case "blocks.rich-text":
      return <RichText html={block.content ?? ""} />;
    default:
      return null;
  }
}
