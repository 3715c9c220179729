import { readPressReleaseEntry } from "../../api/articles.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { Article } from "../../editorial/article/Article.tsx";
import { Byline } from "../../editorial/article/Byline.tsx";
import { heroPicture } from "../../editorial/article/heroPicture.ts";
import { TagLinks } from "../../editorial/article/TagLinks.tsx";
import { useEntry } from "../../editorial/article/useEntry.ts";
import { dayOf } from "../../editorial/cards.ts";
import { languagesOf } from "../../editorial/languages.ts";
import { Notices } from "../../editorial/Notices.tsx";
import { tagName } from "../../editorial/tags.ts";
import { Papers } from "./Papers.tsx";
import { pressCrumbs } from "./pressCrumbs.ts";

export { isValid } from "../../editorial/article/openEntry.ts";
export { load } from "./loadPressRelease.ts";

export default function PressReleasePage() {
  const { texts, language } = useSite();
  const { entry, isDraft } = useEntry(readPressReleaseEntry);
  const { tag } = entry;
  return (
    <>
      <Notices entry={entry} pathOf={contentPaths.pressRelease} isDraft={isDraft} />
      <Article
        picture={heroPicture(entry.image, undefined, `press-${entry.id}`)}
        crumbs={pressCrumbs(entry, texts)}
        tag={tag ? { label: tagName(tag, language), href: contentPaths.newsList({ tag: tag.slug }) } : undefined}
        title={entry.title}
        lead={entry.lead}
        byline={<Byline day={dayOf(entry)} title={entry.title} />}
        language={languagesOf(entry, language, contentPaths.pressRelease).language}
        blocks={entry.content}
      >
        <Papers entry={entry} />
        <TagLinks tags={[tag, ...(entry.tags ?? [])]} />
      </Article>
    </>
  );
}
