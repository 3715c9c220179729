import { type OpinionDetail, readOpinionEntry, readOpinionsPage } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { LIST_SIZES } from "../../api/listSizes.ts";
import { contentPaths } from "../../app/paths.ts";
import { Rest } from "../../app/Rest.tsx";
import { useSite } from "../../app/SiteContext.tsx";
import { Article } from "../../editorial/article/Article.tsx";
import styles from "../../editorial/article/article.module.css";
import { Byline } from "../../editorial/article/Byline.tsx";
import { heroPicture } from "../../editorial/article/heroPicture.ts";
import { Mentions } from "../../editorial/article/Mentions.tsx";
import { idsOf, relatedOf } from "../../editorial/article/related.ts";
import { TagLinks } from "../../editorial/article/TagLinks.tsx";
import { useEntry } from "../../editorial/article/useEntry.ts";
import { dayOf } from "../../editorial/cards.ts";
import { useCountView } from "../../editorial/countView.ts";
import { languagesOf } from "../../editorial/languages.ts";
import { Notices } from "../../editorial/Notices.tsx";
import { opinionCard } from "../../editorial/opinionCards.ts";
import { readingMinutes } from "../../editorial/readingTime.ts";
import { OpinionList } from "../../ui/OpinionList.tsx";
import { Page } from "../../ui/Page.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { opinionCrumbs } from "./opinionCrumbs.ts";

export { isValid } from "../../editorial/article/openEntry.ts";
export { load } from "./loadOpinion.ts";

/** What somebody thinks: who it is stands before what is said. */
export default function OpinionPage() {
  const { texts, language } = useSite();
  const { entry, isDraft } = useEntry(readOpinionEntry);
  useCountView("opinions", entry.id, isDraft);
  return (
    <>
      <Notices entry={entry} pathOf={contentPaths.opinion} isDraft={isDraft} />
      <Article
        picture={heroPicture(entry.banner, entry.bannerPortrait, `opinion-${entry.id}`)}
        crumbs={opinionCrumbs(entry, texts)}
        tag={{ label: texts.news.article.opinion, href: contentPaths.opinions() }}
        title={entry.title}
        lead={entry.lead}
        byline={
          <Byline
            author={entry.author}
            day={dayOf(entry)}
            minutes={readingMinutes(entry.content ?? [])}
            title={entry.title}
            isLarge
          />
        }
        language={languagesOf(entry, language, contentPaths.opinion).language}
        blocks={entry.content}
      >
        <Mentions entry={entry} />
        <TagLinks tags={[entry.highlightTag, ...(entry.tags ?? [])]} />
      </Article>
      <Rest>
        <MoreOpinions entry={entry} />
      </Rest>
    </>
  );
}

function MoreOpinions({ entry }: { entry: OpinionDetail }) {
  const { texts, language } = useSite();
  const others = useSilent(readOpinionsPage(language, { page: 1 }))?.entries ?? [];
  const related = relatedOf({ own: idsOf(entry), chosen: entry.related, others, most: LIST_SIZES.opinions });
  if (related.length === 0) return null;
  return (
    <Page className={styles.after}>
      <Section
        title={texts.news.opinions.more}
        aside={<TextLink href={contentPaths.opinions()}>{texts.news.more}</TextLink>}
      >
        <OpinionList opinions={related.map(opinionCard)} />
      </Section>
    </Page>
  );
}
