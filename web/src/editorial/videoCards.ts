import { tilesArt } from "../api/art.ts";
import { sizesOf } from "../api/pictures.ts";
import type { VideoEntry } from "../api/videos.ts";
import { contentPaths } from "../app/paths.ts";
import { clock } from "../football/clock.ts";
import type { Texts } from "../i18n/texts.ts";
import type { VideoWallCard } from "../ui/VideoWall.tsx";
import { dayWithYear } from "./dayWithYear.ts";

/** Behind what has no picture. */
const BRAND = "#E1FF19";

/** Where a video has its page. */
export function videoHref({ id, slug, title }: Pick<VideoEntry, "id" | "slug" | "title">): string {
  return contentPaths.video(id, slug ?? title);
}

/** Videos that editors published, as cards that lead to their pages. */
export function videoCards(entries: readonly VideoEntry[], texts: Pick<Texts, "format">): VideoWallCard[] {
  return entries.map((entry) => {
    const iso = entry.date ?? entry.publishedAt;
    return {
      key: String(entry.id),
      href: videoHref(entry),
      title: entry.title,
      tag: entry.tag?.name,
      date: iso ? { text: dayWithYear(iso, texts), iso } : undefined,
      picture: entry.image
        ? { ...sizesOf(entry.image), alt: "" }
        : { src: tilesArt(`video-${entry.id}`, BRAND, 8, 5), alt: "" },
      duration: typeof entry.duration === "number" && entry.duration > 0 ? clock(entry.duration) : undefined,
    };
  });
}
