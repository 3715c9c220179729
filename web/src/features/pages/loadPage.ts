import { pageIn, readStaticPage, type StaticPage } from "../../api/staticPages.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageNotFound } from "../../app/page.ts";
import { contentPaths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { readSubject } from "../../editorial/article/openEntry.ts";
import { headLanguages } from "../../editorial/languages.ts";
import { previewOf } from "../../editorial/preview.ts";
import { shareImage } from "../../editorial/sharedPicture.ts";

/** The page that is there even if nobody has written it: where to get the app. */
export const APP_SLUG = "download-app";

export const pathOfPage = (_: number, slug = "") => contentPaths.page(slug);

export async function load(args: PageArgs<"slug">): Promise<Head> {
  const { site, params, path, query } = args;
  const { slug } = params;
  const preview = previewOf(query);
  const entries = await readSubject<StaticPage[]>(args, readStaticPage({ slug, preview }, site.language));
  const entry = pageIn({ entries }, site.language);
  if (!entry && slug !== APP_SLUG) throw pageNotFound(path.split("?", 1)[0] ?? path);
  return headOf(site, slug, entry, preview !== undefined);
}

function headOf(site: Site, slug: string, entry: StaticPage | undefined, isDraft: boolean): Head {
  const { texts, language } = site;
  const words = texts.editorial;
  const canonical = contentPaths.page(slug);
  const seo = entry?.seo;
  const title = seo?.title || entry?.title || words.app.title;
  return {
    title: texts.app.title(title, texts.app.name),
    description:
      seo?.description ||
      entry?.hero?.subtitle ||
      (slug === APP_SLUG ? words.app.description : words.pageDescription(title, texts.app.name)),
    canonical,
    ...(entry ? headLanguages(entry, language, pathOfPage) : {}),
    isText: true,
    isHidden: isDraft || seo?.noIndex === true,
    image: shareImage(language, seo?.image, entry?.hero?.image),
    structured: [
      breadcrumbList([
        { label: texts.app.home, href: "/" },
        { label: entry?.title ?? words.app.title, href: canonical },
      ]),
    ],
  };
}
