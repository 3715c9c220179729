import type { BlockKind } from "../../../api/frontPage.ts";
import type { Competition } from "../../../api/wire.ts";
import { type Later, laterParts } from "../../../app/later.tsx";
import { front } from "../../../i18n/frontArea.ts";
import type { KnownBlock } from "./rows.ts";

export interface BlockProps {
  block: KnownBlock;
  /** The competition that it shows where the block names none. */
  league: Competition | undefined;
}

/** What shows each kind of block. They come to life when they are near: few visitors see the last of them. */

const matchPart = laterParts("src/features/home/blocks/matchBlocks.ts", () => import("./matchBlocks.ts"));
const contentPart = laterParts("src/features/home/blocks/contentBlocks.ts", () => import("./contentBlocks.ts"), [
  front,
]);

export const FAVOURITE = contentPart("favourite");

export const DRAFT = contentPart("draft");

const PAPERS = contentPart("papers");

export const KINDS: Record<BlockKind, Later<BlockProps>> = {
  matches: matchPart("matches"),
  standings: matchPart("standings"),
  news: contentPart("news"),
  videos: contentPart("videos"),
  opinions: contentPart("opinions"),
  statistics: contentPart("statistics"),
  partners: contentPart("partners"),
  store: contentPart("store"),
  contests: contentPart("contests"),
  text: contentPart("text"),
  banner: contentPart("banner"),
  embed: contentPart("embed"),
  publications: PAPERS,
  "press-releases": PAPERS,
  statements: PAPERS,
};
