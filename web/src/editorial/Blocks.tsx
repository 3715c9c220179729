import type { ReactNode } from "react";
import type { ContentBlock } from "../api/blocks.ts";
import { contentPaths } from "../app/paths.ts";
import { useSite } from "../app/SiteContext.tsx";
import { AuthorCard } from "../ui/AuthorCard.tsx";
import { Button } from "../ui/Button.tsx";
import { Figure } from "../ui/Figure.tsx";
import { PictureGallery } from "../ui/PictureGallery.tsx";
import { Prose } from "../ui/Prose.tsx";
import { PullQuote } from "../ui/PullQuote.tsx";
import { ScrollArea } from "../ui/ScrollArea.tsx";
import { TextTabs } from "../ui/TextTabs.tsx";
import styles from "./Blocks.module.css";
import { Embed } from "./blocks/Embed.tsx";
import { isElsewhere, wholePicture } from "./blocks/pictures.ts";
import { Related } from "./blocks/Related.tsx";

/** That of the headings which blocks have: one below what the blocks are part of. */
export type HeadingLevel = 2 | 3;

interface Props {
  blocks: readonly ContentBlock[];
  level?: HeadingLevel;
  /** How far what is wider than the text reaches: not out of a column, or to the edges of the page. */
  place?: Place;
}

type Place = "column" | "page";

/**
 * What an editor wrote, block by block, over the whole width of its place. What a block needs may be gone and its kind
 * may be one that is not known here: then it is left out.
 */
export function Blocks({ blocks, level = 2, place = "column" }: Props) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of different kinds have the same numbers, and none moves
        <Placed key={index} block={block} level={level} place={place} />
      ))}
    </div>
  );
}

function Placed({ block, level, place }: { block: ContentBlock; level: HeadingLevel; place: Place }) {
  const width = widthOf(block);
  const shown = useShown(block, level, sizesIn(place, width));
  if (!shown) return null;
  const { alignment } = block;
  const isWide = alignment === "wide" || alignment === "full";
  return (
    <div
      className={styles.block}
      data-kind={block.__component.replace("blocks.", "")}
      data-width={width}
      data-align={isWide ? undefined : (alignment ?? "left")}
    >
      {shown}
    </div>
  );
}

const VARIANTS = { primary: "primary", secondary: "secondary", outline: "secondary" } as const;

type BlockWidth = NonNullable<ContentBlock["width"]>;

function widthOf({ alignment, width }: ContentBlock): BlockWidth {
  return alignment === "wide" || alignment === "full" ? alignment : (width ?? "normal");
}

/** How wide a picture is on a wide screen, as its style has it (`Blocks.module.css`). */
const WIDTHS: Record<BlockWidth, string> = { narrow: "480px", normal: "720px", wide: "1040px", full: "100vw" };

/** For the browser to choose a size; on phones every picture has the whole width. */
function sizesIn(place: Place, width: BlockWidth): string {
  const own = place === "column" && width !== "narrow" ? WIDTHS.normal : WIDTHS[width];
  return `(min-width: 1024px) ${own}, 100vw`;
}

function useShown(block: ContentBlock, level: HeadingLevel, sizes: string): ReactNode {
  const Heading = `h${level}` as const;
  const { texts } = useSite();
  const words = texts.editorial;
  switch (block.__component) {
    case "blocks.rich-text":
      return block.content ? <Prose html={block.content} isLarge={true} /> : null;
    case "blocks.image": {
      const { image, caption, credit, link } = block;
      if (!image) return null;
      return (
        <Figure
          picture={wholePicture(image)}
          sizes={sizes}
          caption={caption ?? undefined}
          credit={credit ? words.credit(credit) : undefined}
          link={
            link
              ? {
                  href: link,
                  label: image.alternativeText || caption || words.followPicture,
                  isExternal: isElsewhere(link),
                }
              : undefined
          }
        />
      );
    }
    case "blocks.gallery": {
      const { title, images, caption, layout } = block;
      if (!images?.length) return null;
      const pictures = images.map((image, index) => ({
        ...wholePicture(image),
        key: `${index}-${image.id}`,
        href: image.url,
        label: words.pictureOf(index + 1, images.length),
      }));
      return (
        <>
          {title ? <Heading className={styles.heading}>{title}</Heading> : null}
          <PictureGallery
            pictures={pictures}
            layout={layout ?? "grid"}
            label={title ?? words.gallery}
            caption={caption ?? undefined}
            count={words.pictures(images.length)}
          />
        </>
      );
    }
    case "blocks.quote": {
      const { text, author, position, photo } = block;
      const said = [author, position].filter(Boolean).join(", ");
      return text ? (
        <PullQuote text={text} author={said || undefined} photo={photo ? photoFile(photo) : undefined} />
      ) : null;
    }
    case "blocks.embed":
      return block.url ? <Embed block={block} url={block.url} /> : null;
    case "blocks.buttons": {
      const buttons = block.buttons?.filter(({ url }) => url) ?? [];
      if (buttons.length === 0) return null;
      return (
        <div className={styles.buttons}>
          {buttons.map(({ id, label, url, style, opensInNewTab }) => (
            <Button
              key={id}
              href={url ?? ""}
              variant={VARIANTS[style ?? "primary"]}
              {...(opensInNewTab || isElsewhere(url ?? "") ? { target: "_blank", rel: "noopener" } : {})}
            >
              {label}
            </Button>
          ))}
        </div>
      );
    }
    case "blocks.tabs": {
      const tabs = block.tabs ?? [];
      if (tabs.length === 0) return null;
      const shown = tabs.map(({ id, label, content }) => ({
        key: String(id),
        label,
        content: <Prose html={content ?? ""} />,
      }));
      return <TextTabs label={words.tabs} tabs={shown} />;
    }
    case "blocks.table": {
      const { caption, content } = block;
      if (!content) return null;
      return (
        <>
          {caption ? <Heading className={styles.heading}>{caption}</Heading> : null}
          <ScrollArea label={caption ?? words.table}>
            <Prose html={content} />
          </ScrollArea>
        </>
      );
    }
    case "blocks.author": {
      const { author, text } = block;
      if (!author) return null;
      return (
        <AuthorCard
          name={author.name}
          position={author.position ?? undefined}
          text={text ?? undefined}
          photo={author.photo ? photoFile(author.photo) : undefined}
          link={{ href: contentPaths.author(author.id, author.slug ?? author.name), label: words.moreOfAuthor }}
        />
      );
    }
    case "blocks.related": {
      const isEmpty = [block.news, block.opinions, block.videos].every((list) => !list?.length);
      return isEmpty ? null : <Related block={block} level={level} />;
    }
    default:
      return null;
  }
}

function photoFile(photo: Parameters<typeof wholePicture>[0]) {
  return wholePicture(photo).src;
}
