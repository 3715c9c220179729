import { sizesOf } from "../../../api/pictures.ts";
import { pictureOf } from "../../../editorial/cards.ts";
import { Page } from "../../../ui/Page.tsx";
import { Promo } from "../../../ui/Promo.tsx";
import { RichText } from "../../../ui/RichText.tsx";
import { linkOf } from "./blockLink.ts";
import type { BlockProps } from "./kinds.ts";

/** Something that the league wants to be seen. */
export function BannerBlock({ block }: BlockProps) {
  const { id, title, text, image, imagePortrait, width } = block;
  if (!title && !text && !image) return null;
  const promo = (
    <Promo
      title={title ?? undefined}
      text={text ? <RichText html={text} /> : undefined}
      picture={image ? pictureOf(image, `banner-${id}`) : undefined}
      portrait={imagePortrait ? sizesOf(imagePortrait) : undefined}
      link={linkOf(block)}
      isWide={width === "full"}
    />
  );
  return width === "half" ? promo : <Page>{promo}</Page>;
}
