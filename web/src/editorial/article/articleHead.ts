import type { TagEntry, WrittenEntry } from "../../api/articles.ts";
import type { AuthorEntry } from "../../api/blocks.ts";
import type { MediaEntry } from "../../api/entries.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { contentPaths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import { dayOf, writtenDay } from "../cards.ts";
import { addressOf, headLanguages, languagesOf } from "../languages.ts";
import { sharedPicture, shareImage } from "../sharedPicture.ts";
import { tagName } from "../tags.ts";
import { beginningOf, clipped } from "./plainText.ts";

interface Described {
  entry: WrittenEntry;
  /** What it is for search engines (schema.org). */
  kind: "NewsArticle" | "OpinionNewsArticle" | "Article";
  pathOf: (id: number, title?: string) => string;
  crumbs: Crumb[];
  picture?: MediaEntry | null | undefined;
  author?: AuthorEntry | null | undefined;
  tag?: TagEntry | null | undefined;
  isDraft: boolean;
}

/** The league's sign, as devices show it that install the site. */
const SIGN = "/icons/any-512.png";

/** What the page of something written says of itself. */
export function articleHead(site: Site, described: Described): Head {
  const { entry, pathOf, crumbs, picture, isDraft } = described;
  const { texts, language } = site;
  const { seo, title } = entry;
  const description = descriptionOf(site, entry);
  const canonical = addressOf(entry, pathOf);
  return {
    title: texts.app.title(seo?.title || title, texts.app.name),
    description,
    canonical,
    ...headLanguages(entry, language, pathOf),
    isHidden: isDraft || seo?.noIndex === true,
    image: shareImage(language, seo?.image, picture),
    isText: true,
    kind: "article",
    structured: [breadcrumbList(crumbs), structured(site, described, description)],
  };
}

function descriptionOf({ texts }: Site, { seo, lead, content, title, ...dated }: WrittenEntry): string {
  const words = seo?.description?.trim() || lead?.trim() || beginningOf(content);
  if (words) return clipped(words);
  const day = dayOf(dated);
  return day ? texts.news.article.descriptionOf(title, writtenDay(day, texts)) : title;
}

function structured(site: Site, { entry, kind, pathOf, picture, author, tag }: Described, description: string) {
  const { texts, language } = site;
  const published = dayOf(entry);
  const keywords = (entry.tags ?? []).map((one) => tagName(one, language));
  return {
    "@context": "https://schema.org",
    "@type": kind,
    headline: entry.title,
    description,
    ...(picture && { image: sharedPicture(picture) }),
    ...(published && { datePublished: published }),
    ...(entry.updatedAt && { dateModified: entry.updatedAt }),
    inLanguage: languagesOf(entry, language, pathOf).language,
    url: addressOf(entry, pathOf),
    ...(tag && { articleSection: tagName(tag, language) }),
    ...(keywords.length > 0 && { keywords }),
    author: author
      ? { "@type": "Person", name: author.name, url: contentPaths.author(author.id, author.slug ?? author.name) }
      : { "@type": "Organization", name: texts.app.name },
    publisher: publisher(texts),
  };
}

/** Search engines show a publisher by its sign. */
function publisher({ app }: Site["texts"]) {
  return { "@type": "Organization", name: app.name, logo: { "@type": "ImageObject", url: SIGN } };
}
