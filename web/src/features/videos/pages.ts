import type { Page } from "../../app/page.ts";
import type { EntryParameter } from "../../editorial/article/openEntry.ts";
import { editorial, media, news } from "../../i18n/areas.ts";

/** All videos, by what they are about. */
export const videosPage: Page = {
  pattern: "videos",
  file: "src/features/videos/VideosPage.tsx",
  module: () => import("./VideosPage.tsx"),
  texts: [media, news],
  title: (texts) => texts.media.videos.title,
  section: "videos",
};

/** One video. */
export const videoPage: Page<EntryParameter> = {
  pattern: "video/:id/:slug?",
  file: "src/features/videos/video/VideoPage.tsx",
  module: () => import("./video/VideoPage.tsx"),
  texts: [editorial, media, news],
  title: (texts) => texts.media.video.title,
  section: "videos",
};
