import type { Page } from "../../app/page.ts";
import { media } from "../../i18n/areas.ts";

/** All videos, by what they are about. */
export const videosPage: Page = {
  pattern: "videos",
  file: "src/features/videos/VideosPage.tsx",
  module: () => import("./VideosPage.tsx"),
  texts: [media],
  title: (texts) => texts.media.videos.title,
  section: "videos",
};

/** One video. */
export const videoPage: Page<"id" | "slug"> = {
  pattern: "video/:id/:slug?",
  file: "src/features/videos/video/VideoPage.tsx",
  module: () => import("./video/VideoPage.tsx"),
  texts: [media],
  title: (texts) => texts.media.video.title,
  section: "videos",
};
