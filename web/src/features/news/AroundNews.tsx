import type { NewsEntry } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { LIST_SIZES } from "../../api/listSizes.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import styles from "../../editorial/article/article.module.css";
import { latestOf, relatedOf } from "../../editorial/article/related.ts";
import { clipCard, newsCard } from "../../editorial/cards.ts";
import { Columns } from "../../ui/Columns.tsx";
import { NewsGrid } from "../../ui/NewsGrid.tsx";
import { NewsLead } from "../../ui/NewsLead.tsx";
import { Page } from "../../ui/Page.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { aroundNews } from "./aroundNews.ts";

/** What else there is: what is like it, what is newest, and what there is to watch. */
export function AroundNews({ entry }: { entry: NewsEntry }) {
  const site = useSite();
  const { article, more } = site.texts.news;
  const { news, related: most } = LIST_SIZES.article;
  const around = aroundNews(entry, site.language);
  const newestOfAll = useSilent(around.latest)?.entries ?? [];
  const others = useSilent({ ...around.tagged, enabled: around.hasTags })?.entries ?? [];
  const latest = latestOf(entry.id, newestOfAll, entry.related, news);
  const related = relatedOf({ id: entry.id, chosen: entry.related, others, shown: latest, most });
  const videos = (entry.relatedVideos ?? []).slice(0, LIST_SIZES.videos.few);
  if (latest.length + related.length + videos.length === 0) return null;
  const newest =
    latest.length > 0 ? (
      <Section title={article.latest} aside={<TextLink href={contentPaths.newsList()}>{more}</TextLink>}>
        <NewsLead cards={latest.map((one) => newsCard(one, site))} isList />
      </Section>
    ) : null;
  return (
    <Page className={styles.after}>
      {related.length > 0 ? (
        <Columns aside={newest}>
          <Section title={article.related}>
            <NewsGrid cards={related.map((one) => newsCard(one, site))} />
          </Section>
        </Columns>
      ) : (
        newest
      )}
      {videos.length > 0 ? (
        <Section title={article.videos}>
          <NewsGrid cards={videos.map((one) => clipCard(one, site))} />
        </Section>
      ) : null}
    </Page>
  );
}
