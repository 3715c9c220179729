import type { Language } from "../i18n/language.ts";
import { emptyOnError, ON_WEB, readSingle } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import type { Link } from "./furniture.ts";
import { read } from "./queries.ts";

/** What the two front pages show: the home page and the one of the competitions abroad. As much of it as is seen there. */

export type Front = "home" | "international";

/** What the page opens with; with a signed link, what its draft does. */
export const readHero = (front: Front, preview?: string) =>
  emptyOnError(
    read("/api/v1/home/hero", { ...(front === "home" ? {} : { page: front }), ...(preview ? { preview } : {}) }),
    [],
  );

export const BLOCK_KINDS = [
  "news",
  "videos",
  "opinions",
  "statements",
  "publications",
  "press-releases",
  "matches",
  "standings",
  "statistics",
  "partners",
  "store",
  "contests",
  "banner",
  "text",
  "embed",
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A block as editors arranged it. What it names may be gone, and its kind may be one that is not known here. */
export interface Block {
  id: number;
  kind: string;
  width: "full" | "half";
  title?: string | null;
  /** HTML, made safe by the server. */
  text?: string | null;
  image?: MediaEntry | null;
  imagePortrait?: MediaEntry | null;
  embed?: string | null;
  link?: Link | null;
  tag?: { slug: string } | null;
  competition?: { id: string } | null;
  team?: { id: number } | null;
  limit?: number | null;
}

type Blocks = Block[] | null;
export type FrontPage = Entry<{
  title?: string | null;
  blocks?: Blocks;
  internationalBlocks?: Blocks;
  seo?: { title?: string | null; description?: string | null } | null;
}>;

/** As much of a picture as a page needs. */
export const PICTURE = { fields: ["url", "alternativeText", "formats"] };

/** With `preview` as it stands in a draft, which is in one language only. */
export const readFrontPage = (language: Language, front: Front, preview?: string) => {
  const blocks = {
    filters: ON_WEB,
    populate: {
      image: PICTURE,
      imagePortrait: PICTURE,
      link: true,
      tag: { fields: ["slug"] },
      competition: true,
      team: true,
    },
  };
  const populate = { [front === "home" ? "blocks" : "internationalBlocks"]: blocks, seo: true };
  return emptyOnError(readSingle<FrontPage>("homepage", language, { fields: ["title"], populate, preview }), null);
};
