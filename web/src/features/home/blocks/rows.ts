import { BLOCK_KINDS, type Block, type BlockKind, type Front, type FrontPage } from "../../../api/frontPage.ts";

/** A block of a kind that is known. */
export type KnownBlock = Block & { kind: BlockKind };

export interface Row {
  key: string;
  blocks: KnownBlock[];
}

/** What stands where editors have not arranged anything. */
const BUILT_IN: [BlockKind, Block["width"]][] = [
  ["matches", "half"],
  ["standings", "half"],
  ["news", "full"],
  ["statistics", "full"],
  ["videos", "full"],
  ["opinions", "full"],
  ["statements", "half"],
  ["contests", "half"],
  ["publications", "half"],
  ["press-releases", "half"],
  ["store", "full"],
  ["partners", "full"],
];

/** Under numbers that no editor's block has. */
export const BUILT_IN_BLOCKS: KnownBlock[] = BUILT_IN.map(([kind, width], index) => ({ id: -1 - index, kind, width }));

function isKnown(block: Block): block is KnownBlock {
  return BLOCK_KINDS.some((kind) => kind === block.kind);
}

/** Those that can be shown, in the editors' order. */
export function knownBlocks(blocks: Block[] | null | undefined): KnownBlock[] {
  return (blocks ?? []).filter(isKnown);
}

/** What a front page shows. At home something always stands; abroad the competitions do. */
export function blocksOf(page: FrontPage | null | undefined, front: Front): KnownBlock[] {
  if (front === "international") return knownBlocks(page?.internationalBlocks);
  const blocks = knownBlocks(page?.blocks);
  return blocks.length > 0 ? blocks : BUILT_IN_BLOCKS;
}

/** Two halves that follow each other share a row; everything else, also half a row left over, has one to itself. */
export function rowsOf(blocks: KnownBlock[]): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1)?.blocks;
    if (block.width === "half" && last?.length === 1 && last[0]?.width === "half") last.push(block);
    else rows.push({ key: String(block.id), blocks: [block] });
  }
  return rows;
}
