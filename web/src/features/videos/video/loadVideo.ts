import { readVideo, type Video } from "../../../api/videos.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import type { PageArgs } from "../../../app/page.ts";
import { readParts } from "../../../app/parts.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { type EntryParameter, expectOwnAddress, readSubject } from "../../../editorial/article/openEntry.ts";
import { clipped } from "../../../editorial/article/plainText.ts";
import { addressOf, headLanguages } from "../../../editorial/languages.ts";
import { previewOf } from "../../../editorial/preview.ts";
import { shareImage } from "../../../editorial/sharedPicture.ts";
import { readSeasons } from "../../../football/queries.ts";
import { readLike } from "./related.ts";
import { videoObject } from "./videoObject.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, query } = args;
  const { language } = site;
  const preview = previewOf(query);
  const video = await readSubject<Video>(args, readVideo({ id: params.id, language, preview }));
  const own = addressOf(video, contentPaths.video);
  expectOwnAddress(args, own);
  await readParts(site, [readLike(video, language), readSeasons()]);
  const { app, media } = site.texts;
  const { seo, title } = video;
  const description = clipped(seo?.description || video.synopsis || media.video.description(title));
  return {
    title: app.title(seo?.title || title, app.name),
    description,
    canonical: own,
    ...headLanguages(video, language, contentPaths.video),
    isHidden: preview !== undefined || seo?.noIndex === true,
    image: shareImage(language, seo?.image, video.image),
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: media.videos.title, href: contentPaths.videos() },
        { label: title, href: own },
      ]),
      videoObject(video, description, site.around),
    ],
  };
}
