import { tilesArt } from "../../api/art.ts";
import type { RelatedBlock, RelatedEntry } from "../../api/blocks.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import type { Texts } from "../../i18n/texts.ts";
import { NewsGrid } from "../../ui/NewsGrid.tsx";
import styles from "../Blocks.module.css";
import { wholePicture } from "./pictures.ts";

/** What else there is to read and to watch, as the editor chose it. */
export function Related({ block: { title, news, opinions, videos }, level }: { block: RelatedBlock; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { texts } = useSite();
  const cards = [
    ...(news ?? []).map((one) => card(one, contentPaths.news, texts)),
    ...(opinions ?? []).map((one) => card(one, contentPaths.opinion, texts)),
    ...(videos ?? []).map((one) => card(one, contentPaths.video, texts)),
  ];
  return (
    <>
      <Heading className={styles.heading}>{title || texts.editorial.related}</Heading>
      <NewsGrid cards={cards} />
    </>
  );
}

function card(entry: RelatedEntry, address: typeof contentPaths.news, { format }: Texts) {
  const { id, title, slug, date, publishedAt, banner, image } = entry;
  const href = address(id, slug ?? title);
  const iso = date ?? publishedAt;
  const picture = banner ?? image;
  return {
    key: href,
    href,
    title,
    date: iso ? { text: format.dayOfMonth(iso), iso } : undefined,
    picture: picture ? wholePicture(picture) : { src: tilesArt(`related-${id}`, "#103BFD", 8, 5), alt: "" },
  };
}
