import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsFeed } from "../../../app/serverPaths.ts";
import { newsCards } from "../../../editorial/cards.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FeedSign } from "../../../ui/FeedSign.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { hrefOfView } from "../viewChoice.ts";
import { readCompetitionNews } from "./competitionNews.ts";
import styles from "./news.module.css";

interface Props {
  competition: CompetitionDetail;
  page: number;
}

/** What was written about the competition, newest first. */
export function NewsTab({ competition, page }: Props) {
  const site = useSite();
  const { language, texts } = site;
  const { competition: words } = texts;
  const { data: seasons } = useQuery(readSeasons());
  const news = useSilent(readCompetitionNews(competition, seasons, language, { page }));
  if (!news) return <NewsGridSkeleton label={words.loadingNews} cards={12} />;
  if (news.entries.length === 0) return <EmptyState title={words.noNews} text={words.noNewsText} />;
  const { pageCount } = news.pagination;
  const [tag] = competition.tags;
  const hrefOf = (to: number) => hrefOfView(competition, { tab: "news", page: to }, seasonQuery(competition, seasons));
  return (
    <>
      <NewsGrid level={2} cards={newsCards(news.entries, competition, site)} />
      {pageCount > 1 ? (
        <Pagination
          label={words.pages}
          text={words.pageOf(page, pageCount)}
          previous={page > 1 ? { href: hrefOf(page - 1), label: words.newer } : undefined}
          next={page < pageCount ? { href: hrefOf(page + 1), label: words.older } : undefined}
        />
      ) : null}
      {tag ? (
        <p className={styles.feed}>
          <a href={newsFeed(tag.slug, language)}>
            <FeedSign />
            {words.feed}
          </a>
        </p>
      ) : null}
    </>
  );
}
