import type { ContentBlock } from "../api/blocks.ts";

/** As many words as people read in a minute. */
const WORDS_A_MINUTE = 220;

/** How long it takes to read these blocks, in whole minutes; at least one. */
export function readingMinutes(blocks: readonly ContentBlock[]): number {
  return Math.max(1, Math.round(wordsIn(blocks) / WORDS_A_MINUTE));
}

function wordsIn(blocks: readonly ContentBlock[]): number {
  const texts = blocks.flatMap((block): (string | null | undefined)[] => {
    switch (block.__component) {
      case "blocks.rich-text":
      case "blocks.table":
        return [block.content];
      case "blocks.quote":
        return [block.text];
      case "blocks.tabs":
        return block.tabs?.map(({ content }) => content) ?? [];
      case "blocks.author":
        return [block.text];
      default:
        return [];
    }
  });
  return texts.reduce((sum, text) => sum + words(text ?? ""), 0);
}

function words(html: string): number {
  const plain = html.replace(/<[^>]*>/g, " ").trim();
  return plain === "" ? 0 : plain.split(/\s+/).length;
}
