import { useSilent } from "../../../api/contentQueries.ts";
import type { Player } from "../../../api/wire.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsCards } from "../../../editorial/cards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Pages } from "../Pages.tsx";
import styles from "../player.module.css";
import { readClubNews, readPlayerNews } from "./playerNews.ts";

interface Props {
  player: Player;
  page: number;
}

/** What was written about him; where nothing was, what was written about his club. */
export function NewsTab({ player, page }: Props) {
  const site = useSite();
  const { language, texts } = site;
  const { player: words } = texts;
  const news = useSilent(readPlayerNews(player, language, page));
  const clubNews = useSilent(readClubNews(player, language));
  const drawn = { id: player.id, color: player.team.color };
  if (!news) {
    return (
      <div className={styles.first}>
        <NewsGridSkeleton label={words.loadingNews} cards={8} />
      </div>
    );
  }
  if (news.entries.length > 0) {
    return (
      <div className={styles.first}>
        <h2 className="visuallyHidden">{words.names.news}</h2>
        <NewsGrid cards={newsCards(news.entries, drawn, site)} />
        <Pages player={player} tab="news" page={page} pages={news.pagination.pageCount} />
      </div>
    );
  }
  return (
    <div className={styles.first}>
      <EmptyState title={words.noNews(player.name)} />
      {clubNews && clubNews.entries.length > 0 ? (
        <Section className={styles.section} title={words.clubNews(player.team.name)}>
          <NewsGrid cards={newsCards(clubNews.entries, drawn, site)} />
        </Section>
      ) : null}
    </div>
  );
}
