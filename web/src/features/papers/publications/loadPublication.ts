import { type Publication, readPublication } from "../../../api/papers.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import type { PageArgs } from "../../../app/page.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { type EntryParameter, readSubject } from "../../../editorial/article/openEntry.ts";
import { clipped } from "../../../editorial/article/plainText.ts";
import { dayOf } from "../../../editorial/cards.ts";
import { headLanguages } from "../../../editorial/languages.ts";
import { previewOf } from "../../../editorial/preview.ts";
import { sharedPicture, shareImage } from "../../../editorial/sharedPicture.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, query } = args;
  const { language } = site;
  const preview = previewOf(query);
  const publication = await readSubject<Publication>(args, readPublication({ id: params.id, language, preview }));
  const { app, media } = site.texts;
  const { title, seo, image } = publication;
  const own = contentPaths.publication(publication.id);
  const description = clipped(seo?.description || publication.description || media.publications.descriptionOf(title));
  return {
    title: app.title(seo?.title || title, app.name),
    description,
    canonical: own,
    ...headLanguages(publication, language, contentPaths.publication),
    isHidden: preview !== undefined || seo?.noIndex === true,
    image: shareImage(language, seo?.image, image),
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: media.publications.title, href: contentPaths.publications() },
        { label: title, href: own },
      ]),
      digitalDocument(publication, description),
    ],
  };
}

/** For search engines (schema.org). */
function digitalDocument(publication: Publication, description: string) {
  const { title, image, pdf, locale } = publication;
  const published = dayOf(publication);
  return {
    "@context": "https://schema.org",
    "@type": "DigitalDocument",
    name: title,
    description,
    url: contentPaths.publication(publication.id),
    inLanguage: locale,
    ...(published && { datePublished: published }),
    ...(image && { image: sharedPicture(image) }),
    ...(pdf && { encoding: { "@type": "MediaObject", contentUrl: pdf.url, encodingFormat: "application/pdf" } }),
  };
}
