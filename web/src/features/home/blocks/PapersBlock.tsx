import { useSilent } from "../../../api/contentQueries.ts";
import type { PaperItem } from "../../../api/frontLists.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths } from "../../../app/paths.ts";
import { cardDate } from "../../../editorial/cards.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { type Cover, CoverShelf } from "../../../ui/CoverShelf.tsx";
import { type Paper, PaperList } from "../../../ui/PaperList.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { pressReleasesOf, publicationsOf, statementsOf } from "./blockQueries.ts";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** What is read of each, where all of them are, and what they are called. */
const KINDS = {
  statements: { read: statementsOf, all: contentPaths.statements, name: "statements" },
  "press-releases": { read: pressReleasesOf, all: contentPaths.pressReleases, name: "pressReleases" },
  publications: { read: publicationsOf, all: contentPaths.publications, name: "publications" },
} as const;

type PaperKind = keyof typeof KINDS;

/** Statements, press releases and publications: what the league has put into writing. */
export function PapersBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const kind = block.kind as PaperKind;
  const { read, all, name } = KINDS[kind];
  const papers = useSilent(read(asked));
  if (papers?.entries.length === 0) return null;
  return (
    <BlockSection block={block} title={texts.front.papers[name]} more={{ href: all(), label: texts.front.all }}>
      {papers ? <Papers kind={kind} items={papers.entries} texts={texts} /> : <Skeleton height={240} />}
    </BlockSection>
  );
}

function Papers({ kind, items, texts }: { kind: PaperKind; items: PaperItem[]; texts: Texts }) {
  if (kind === "publications") return <CoverShelf covers={items.map(coverOf)} shape="page" />;
  return <PaperList papers={items.map((item) => paperOf(item, kind, texts))} />;
}

function coverOf({ id, title, image }: PaperItem): Cover {
  return {
    key: String(id),
    href: contentPaths.publication(id),
    title,
    ...(image ? { src: sizesOf(image).src } : {}),
  };
}

/** Statements stand on one page, each under its own number. */
function hrefOf({ id, title, slug }: PaperItem, kind: PaperKind): string {
  return kind === "statements" ? `${contentPaths.statements()}#${id}` : contentPaths.pressRelease(id, slug ?? title);
}

function paperOf(item: PaperItem, kind: PaperKind, texts: Texts): Paper {
  const { id, title, pdf } = item;
  return {
    key: String(id),
    href: hrefOf(item, kind),
    title,
    date: cardDate(item, { texts }, { isOfLate: true }),
    file: pdf ? { href: pdf.url, label: texts.front.pdfOf(title), text: "PDF" } : undefined,
  };
}
