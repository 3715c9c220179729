import { type AuthorDetail, readAuthorEntry } from "../../api/articles.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths, paths, withQuery } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { type EntryParameter, readSubject } from "../../editorial/article/openEntry.ts";
import { clipped, plainText } from "../../editorial/article/plainText.ts";
import { addressOf, headLanguages } from "../../editorial/languages.ts";
import { isPastTheEnd } from "../../editorial/listView.ts";
import { previewOf } from "../../editorial/preview.ts";
import { sharedPicture, shareImage } from "../../editorial/sharedPicture.ts";
import { webAddress } from "../../football/webAddress.ts";
import type { Language } from "../../i18n/language.ts";
import { type AuthorView, authorHref, isAuthorSaidSo, parseAuthorView, writtenBy } from "./authorView.ts";

export async function load(args: PageArgs<EntryParameter>): Promise<Head> {
  const { site, params, path, query } = args;
  const [pathname = path] = path.split("?", 1);
  const preview = previewOf(query);
  const author = await readSubject<AuthorDetail>(
    args,
    readAuthorEntry({ id: params.id, language: site.language, preview }),
  );
  const view = parseAuthorView(query);
  if (pathname !== addressOf(author, contentPaths.author) || !isAuthorSaidSo(query, view)) {
    throw pageMoved(
      withQuery(addressOf(author, contentPaths.author), {
        type: view.type,
        page: view.page > 1 ? view.page : undefined,
        preview,
      }),
    );
  }
  const { opinions, news } = writtenBy(author, view, site.language);
  if (view.type && (await isPastTheEnd(site, view.type === "news" ? news : opinions, view.page))) {
    throw pageNotFound(pathname);
  }
  await readParts(site, view.type === "news" ? [news] : view.type === "opinions" ? [opinions] : [opinions, news]);
  return { ...authorHead(site, author, view), isHidden: preview !== undefined };
}

/** What somebody wrote in one language has no counterpart in another: whoever goes there comes to the author. */
function languagesOfView(author: AuthorDetail, { type }: AuthorView, language: Language) {
  const { languages = {}, ...own } = headLanguages(author, language, contentPaths.author);
  return { ...own, ...(type ? { languages: {}, instead: languages } : { languages }) };
}

function authorHead(site: Site, author: AuthorDetail, view: AuthorView): Head {
  const { texts, language } = site;
  const { app, news } = texts;
  const { name, position, photo, socials, biography } = author;
  const own = addressOf(author, contentPaths.author);
  const title =
    view.type === "news"
      ? news.author.newsBy(name)
      : view.type === "opinions"
        ? news.author.opinionsBy(name)
        : position
          ? `${name}, ${position}`
          : name;
  const elsewhere = (socials ?? []).flatMap(({ url }) => webAddress(url) ?? []);
  const about = biography ? clipped(plainText(biography)) : "";
  return {
    title: app.title(view.page > 1 ? news.pageTitle(title, view.page) : title, app.name),
    description: view.type
      ? `${title}.${view.page > 1 ? ` ${news.page(view.page)}.` : ""}`
      : about || news.author.description(name),
    canonical: authorHref(author, view),
    ...languagesOfView(author, view, language),
    image: shareImage(language, photo),
    structured: [
      breadcrumbList([
        { label: app.home, href: paths.home() },
        { label: news.opinions.title, href: contentPaths.opinions() },
        { label: name, href: own },
      ]),
      {
        "@context": "https://schema.org",
        "@type": "Person",
        name,
        url: own,
        ...(position && { jobTitle: position }),
        ...(about && { description: about }),
        ...(photo && { image: sharedPicture(photo) }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      },
    ],
  };
}
