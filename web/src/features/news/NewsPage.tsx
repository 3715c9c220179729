import { readNewsEntry } from "../../api/articles.ts";
import { contentPaths } from "../../app/paths.ts";
import { Rest } from "../../app/Rest.tsx";
import { useSite } from "../../app/SiteContext.tsx";
import { Article } from "../../editorial/article/Article.tsx";
import { Byline } from "../../editorial/article/Byline.tsx";
import { heroPicture } from "../../editorial/article/heroPicture.ts";
import { Mentions } from "../../editorial/article/Mentions.tsx";
import { TagLinks } from "../../editorial/article/TagLinks.tsx";
import { useEntry } from "../../editorial/article/useEntry.ts";
import { dayOf } from "../../editorial/cards.ts";
import { useCountView } from "../../editorial/countView.ts";
import { languagesOf } from "../../editorial/languages.ts";
import { Notices } from "../../editorial/Notices.tsx";
import { readingMinutes } from "../../editorial/readingTime.ts";
import { tagName } from "../../editorial/tags.ts";
import { AroundNews } from "./AroundNews.tsx";
import { newsCrumbs } from "./newsCrumbs.ts";

export { isValid } from "../../editorial/article/openEntry.ts";
export { load } from "./loadNews.ts";

/** An article: its picture, its words, and what goes with it. */
export default function NewsPage() {
  const { texts, language } = useSite();
  const { entry, isDraft } = useEntry(readNewsEntry);
  useCountView("news", entry.id, isDraft);
  const { highlightTag: tag } = entry;
  return (
    <>
      <Notices entry={entry} pathOf={contentPaths.news} isDraft={isDraft} />
      <Article
        picture={heroPicture(entry.banner, entry.bannerPortrait, `news-${entry.id}`)}
        crumbs={newsCrumbs(entry, texts)}
        tag={tag ? { label: tagName(tag, language), href: contentPaths.newsList({ tag: tag.slug }) } : undefined}
        title={entry.title}
        lead={entry.lead}
        byline={
          <Byline
            author={entry.author}
            day={dayOf(entry)}
            minutes={readingMinutes(entry.content ?? [])}
            title={entry.title}
          />
        }
        language={languagesOf(entry, language, contentPaths.news).language}
        blocks={entry.content}
      >
        <Mentions entry={entry} />
        <TagLinks tags={[tag, ...(entry.tags ?? [])]} />
      </Article>
      <Rest>
        <AroundNews entry={entry} />
      </Rest>
    </>
  );
}
