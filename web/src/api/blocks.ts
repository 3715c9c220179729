import { ON_WEB } from "./contentQueries.ts";
import type { Entry, MediaEntry } from "./entries.ts";
import { PICTURE } from "./frontPage.ts";
import type { Link } from "./furniture.ts";

/** The blocks that articles and pages are written in. What a block leads to may be gone: all of it may be missing. */

type Alignment = "left" | "center" | "right" | "justify" | "wide" | "full";
type Width = "narrow" | "normal" | "wide" | "full";

interface Placed {
  id: number;
  alignment?: Alignment | null;
  width?: Width | null;
}

export type ButtonEntry = Link & { style?: "primary" | "secondary" | "outline" | null };

export interface AuthorEntry {
  id: number;
  name: string;
  slug?: string | null;
  position?: string | null;
  photo?: MediaEntry | null;
}

/** One of what a block of related things names, with no more than a card shows. */
export type RelatedEntry = Entry<{
  title: string;
  slug?: string | null;
  date?: string | null;
  publishedAt?: string | null;
  banner?: MediaEntry | null;
  image?: MediaEntry | null;
  duration?: number | null;
}>;

export type RichTextBlock = Placed & { __component: "blocks.rich-text"; content?: string | null };
export type ImageBlock = Placed & {
  __component: "blocks.image";
  image?: MediaEntry | null;
  caption?: string | null;
  credit?: string | null;
  link?: string | null;
};
export type GalleryBlock = Placed & {
  __component: "blocks.gallery";
  title?: string | null;
  images?: MediaEntry[] | null;
  caption?: string | null;
  layout?: "grid" | "carousel" | null;
};
export type QuoteBlock = Placed & {
  __component: "blocks.quote";
  text?: string | null;
  author?: string | null;
  position?: string | null;
  photo?: MediaEntry | null;
};
export type EmbedBlock = Placed & {
  __component: "blocks.embed";
  url?: string | null;
  title?: string | null;
  caption?: string | null;
  kind?: "video" | "social" | "publication" | "map" | "other" | null;
  ratio?: "16:9" | "4:3" | "1:1" | "9:16" | null;
};
export type ButtonsBlock = Placed & { __component: "blocks.buttons"; buttons?: ButtonEntry[] | null };
export type TabsBlock = Placed & {
  __component: "blocks.tabs";
  tabs?: { id: number; label: string; content?: string | null }[] | null;
};
export type TableBlock = Placed & {
  __component: "blocks.table";
  caption?: string | null;
  content?: string | null;
};
export type AuthorBlock = Placed & {
  __component: "blocks.author";
  author?: AuthorEntry | null;
  text?: string | null;
};
export type RelatedBlock = Placed & {
  __component: "blocks.related";
  title?: string | null;
  news?: RelatedEntry[] | null;
  opinions?: RelatedEntry[] | null;
  videos?: RelatedEntry[] | null;
};

export type ContentBlock =
  | RichTextBlock
  | ImageBlock
  | GalleryBlock
  | QuoteBlock
  | EmbedBlock
  | ButtonsBlock
  | TabsBlock
  | TableBlock
  | AuthorBlock
  | RelatedBlock;

const CARD_FIELDS = ["title", "slug", "date", "publishedAt"];
const ON_CARD = { filters: ON_WEB, fields: CARD_FIELDS, populate: { banner: PICTURE } };
const PICTURE_WITH_SIZE = { fields: ["url", "alternativeText", "formats", "width", "height"] };

/** Asks for blocks of every kind with what stands in them, and with no more than is shown. */
export const WITH_BLOCKS = {
  on: {
    "blocks.rich-text": true,
    "blocks.image": { populate: { image: PICTURE_WITH_SIZE } },
    "blocks.gallery": { populate: { images: PICTURE_WITH_SIZE } },
    "blocks.quote": { populate: { photo: PICTURE } },
    "blocks.embed": true,
    "blocks.buttons": { populate: { buttons: true } },
    "blocks.tabs": { populate: { tabs: true } },
    "blocks.table": true,
    "blocks.author": { populate: { author: { populate: { photo: PICTURE } } } },
    "blocks.related": {
      populate: {
        news: ON_CARD,
        opinions: ON_CARD,
        videos: { ...ON_CARD, fields: [...CARD_FIELDS, "duration"], populate: { image: PICTURE } },
      },
    },
  },
};
