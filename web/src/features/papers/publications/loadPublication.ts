import { type Publication, readPublication } from "../../../api/papers.ts";
import { breadcrumbList } from "../../../app/breadcrumbList.ts";
import type { Head } from "../../../app/head.ts";
import { type PageArgs, pageNotFound } from "../../../app/page.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { languageHead } from "../../../editorial/entryLanguages.ts";
import { readOrMissing } from "../../../editorial/readOrMissing.ts";

type Args = PageArgs<"id">;

export const isValid = ({ params }: Args) => /^[1-9]\d{0,15}$/.test(params.id);

export const publicationHref = ({ id }: { id: number }) => contentPaths.publication(id);

export async function load({ site, params, path, query }: Args): Promise<Head> {
  const preview = query.get("preview") ?? undefined;
  const publication = await readOrMissing(site, readPublication(params.id, site.language, preview));
  if (!publication) throw pageNotFound(path.split("?", 1)[0] ?? path);
  const { app, media } = site.texts;
  const { title, seo, image } = publication;
  const own = publicationHref(publication);
  const picture = seo?.image ?? image;
  const description = seo?.description || publication.description || media.publications.descriptionOf(title);
  return {
    title: app.title(seo?.title || title, app.name),
    description,
    canonical: own,
    isHidden: preview !== undefined,
    ...languageHead(publication, site.language, publicationHref),
    ...(picture && { image: picture.formats?.large?.url ?? picture.url }),
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
  const published = publication.date ?? publication.publishedAt;
  return {
    "@context": "https://schema.org",
    "@type": "DigitalDocument",
    name: title,
    description,
    url: publicationHref(publication),
    inLanguage: locale,
    ...(published && { datePublished: published }),
    ...(image && { image: image.formats?.large?.url ?? image.url }),
    ...(pdf && { encoding: { "@type": "MediaObject", contentUrl: pdf.url, encodingFormat: "application/pdf" } }),
  };
}
