import type { ContentBlock } from "../../api/blocks.ts";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** What may begin or end in the middle of a word. */
const INSIDE_WORDS = /<\/?(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The words of what an editor wrote, without what they are set in. */
export function plainText(html: string): string {
  return html
    .replace(INSIDE_WORDS, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ""] ?? whole),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** As long as a search engine shows it, cut between words. */
const MOST = 160;

export function clipped(text: string): string {
  if (text.length <= MOST) return text;
  const cut = text.slice(0, MOST - 1);
  const end = cut.lastIndexOf(" ");
  return `${end > MOST / 2 ? cut.slice(0, end) : cut}…`;
}

/** What a text begins with. */
export function beginningOf(blocks: readonly ContentBlock[] | null | undefined): string {
  for (const block of blocks ?? []) {
    const text = block.__component === "blocks.rich-text" ? plainText(block.content ?? "") : "";
    if (text) return clipped(text);
  }
  return "";
}
