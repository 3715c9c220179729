import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsFeed } from "../../../app/serverPaths.ts";
import { newsCards } from "../../../editorial/cards.ts";
import { readSeasons } from "../../../football/queries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FeedSign } from "../../../ui/FeedSign.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { clubTagOf } from "./clubTag.ts";
import { newsQuery } from "./teamNews.ts";

/** What was written about the club, newest first, with the tags by which it is found. */
export function NewsTab({ team, page }: { team: Team; page: number }) {
  const site = useSite();
  const { language, texts } = site;
  const { news: words } = texts.team;
  const { info, hrefOf } = team;
  const { data: seasons } = useQuery(readSeasons());
  const news = useSilent(newsQuery(team, seasons, language, { page }));
  if (!news) return <NewsGridSkeleton label={words.loading} cards={12} />;
  if (news.entries.length === 0) return <EmptyState title={words.none} text={words.noneText} />;
  const { pageCount } = news.pagination;
  const hrefOfPage = (to: number) => hrefOf({ tab: "news", page: to });
  return (
    <>
      {info.tags.length > 0 ? (
        <ul className={styles.tags} aria-label={words.tags}>
          {info.tags.map(({ slug, name }) => (
            <li key={slug}>{name}</li>
          ))}
        </ul>
      ) : null}
      <NewsGrid cards={newsCards(news.entries, info, site)} />
      {pageCount > 1 ? (
        <Pagination
          label={words.pages}
          text={words.pageOf(page, pageCount)}
          previous={page > 1 ? { href: hrefOfPage(page - 1), label: words.newer } : undefined}
          next={page < pageCount ? { href: hrefOfPage(page + 1), label: words.older } : undefined}
        />
      ) : null}
      <p className={styles.feed}>
        <a href={newsFeed(clubTagOf(info), language)}>
          <FeedSign />
          {words.feed}
        </a>
      </p>
    </>
  );
}
