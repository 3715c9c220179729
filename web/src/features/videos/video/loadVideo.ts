import { readVideo } from "../../../api/videos.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths, withQuery } from "../../../app/paths.ts";
import { languageHead } from "../../../editorial/entryLanguages.ts";
import { readOrMissing } from "../../../editorial/readOrMissing.ts";
import { videoHref } from "../../../editorial/videoCards.ts";
import { readSeasons } from "../../../football/queries.ts";
import { readLike } from "./related.ts";
import { largestOf, videoObject } from "./videoObject.ts";

type Args = PageArgs<"id" | "slug">;

export const isValid = ({ params }: Args) => /^[1-9]\d{0,15}$/.test(params.id);

export async function load({ site, params, path, query }: Args): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const preview = query.get("preview") ?? undefined;
  const video = await readOrMissing(site, readVideo(params.id, site.language, preview));
  if (!video) throw pageNotFound(pathname);
  const own = videoHref(video);
  if (own !== pathname) throw pageMoved(withQuery(own, { preview }));
  await readParts(site, [readLike(video, site.language), readSeasons()]);
  const { app, media } = site.texts;
  const description = video.seo?.description || video.synopsis || media.video.description(video.title);
  const picture = video.seo?.image ?? video.image;
  return {
    title: app.title(video.seo?.title || video.title, app.name),
    description,
    canonical: own,
    isHidden: preview !== undefined,
    ...languageHead(video, site.language, videoHref),
    ...(picture && { image: largestOf(picture) }),
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: media.videos.title, href: contentPaths.videos() },
        { label: video.title, href: own },
      ]),
      videoObject(video, description),
    ],
  };
}
