import type { Video } from "../../../api/videos.ts";
import type { Around } from "../../../app/around.ts";
import { contentPaths } from "../../../app/paths.ts";
import { dayOf } from "../../../editorial/cards.ts";
import { addressOf } from "../../../editorial/languages.ts";
import { sharedPicture } from "../../../editorial/sharedPicture.ts";
import { playableOf } from "./playable.ts";

/** For search engines (schema.org). */
export function videoObject(video: Video, description: string, { embeds }: Around = {}) {
  const { title, image, duration, views } = video;
  const uploaded = dayOf(video);
  const playable = playableOf(video, embeds);
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description,
    url: addressOf(video, contentPaths.video),
    ...(video.locale && { inLanguage: video.locale }),
    ...(image && { thumbnailUrl: sharedPicture(image) }),
    ...(uploaded && { uploadDate: uploaded }),
    ...(duration && { duration: isoDuration(duration) }),
    ...((playable.kind === "file" || playable.kind === "drawn") && { contentUrl: playable.src }),
    ...(playable.kind === "frame" && { embedUrl: playable.src }),
    ...(typeof views === "number" && {
      interactionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WatchAction" },
        userInteractionCount: views,
      },
    }),
  };
}

/** 98 → "PT1M38S" */
export function isoDuration(seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)];
  const parts = [h ? `${h}H` : "", m ? `${m}M` : "", s || seconds < 1 ? `${s}S` : ""];
  return `PT${parts.join("")}`;
}
