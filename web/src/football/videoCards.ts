import type { Video } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { VideoCard } from "../ui/VideoGrid.tsx";
import { clock } from "./clock.ts";
import { webAddress } from "./webAddress.ts";

type Words = Pick<Texts, "format">;

/** Whether there is an address to play it from. */
export function isPlayable({ url }: Pick<Video, "url">): boolean {
  return webAddress(url) !== undefined;
}

/** Moments of matches, as cards that play where they stand. What has no address to play from is left out. */
export function momentCards(videos: Video[], { format }: Words): VideoCard[] {
  return videos.flatMap(({ id, title, url, image, duration, tag, date }) => {
    const src = webAddress(url);
    if (!src) return [];
    return {
      key: `moment-${id}`,
      label: title,
      embedSrc: src,
      href: src,
      poster: image ?? undefined,
      duration: typeof duration === "number" ? clock(duration) : undefined,
      tag: tag ?? undefined,
      date: date ? { text: format.dayOfMonth(date), iso: date } : undefined,
    };
  });
}
