import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { Rest } from "../../app/Rest.tsx";
import { useSite } from "../../app/SiteContext.tsx";
import { newsFeed } from "../../app/serverPaths.ts";
import { newsCard } from "../../editorial/cards.ts";
import { ListHeading } from "../../editorial/ListHeading.tsx";
import styles from "../../editorial/list.module.css";
import { parseListView, queryOfList } from "../../editorial/listView.ts";
import { Pages } from "../../editorial/Pages.tsx";
import { tagName } from "../../editorial/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FeedSign } from "../../ui/FeedSign.tsx";
import { NewsFeature } from "../../ui/NewsFeature.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../ui/NewsGrid.tsx";
import { Beside } from "./Beside.tsx";
import { CLUB_ROW } from "./club/clubRow.ts";
import { isFront, listOf, tagOf } from "./listParts.ts";
import { TagChips } from "./TagChips.tsx";

export { load } from "./loadNewsList.ts";

export default function NewsListPage() {
  const site = useSite();
  const { texts, language } = site;
  const { news: words } = texts;
  const { search } = useLocation();
  const view = useMemo(() => parseListView(new URLSearchParams(search)), [search]);
  const list = useSilent(listOf(language, view));
  const { data: found } = useQuery({ ...tagOf(language, view), enabled: view.tag !== undefined });
  const tag = found?.entries[0];
  const name = tag ? tagName(tag, language) : view.tag;
  const title = view.tag && name ? words.titleOf(name) : words.title;
  const [first, ...others] = list?.entries.map((entry) => newsCard(entry, site)) ?? [];
  return (
    <>
      <ListHeading
        title={title}
        aside={
          <Button size="sm" variant="quiet" href={newsFeed(view.tag, language)} aria-label={words.feedOf(title)}>
            <FeedSign />
            {words.feed}
          </Button>
        }
      />
      <TagChips view={view} tag={tag} />
      {!list ? (
        <NewsGridSkeleton label={words.loading} cards={12} isLarge />
      ) : first ? (
        <>
          <NewsFeature card={first} />
          <Rest>
            {isFront(view) ? <CLUB_ROW.Component /> : null}
            {others.length > 0 ? (
              <div className={styles.cards}>
                <NewsGrid cards={others} level={2} isLarge />
              </div>
            ) : null}
            <Pages
              page={view.page}
              pages={list.pagination.pageCount}
              hrefOf={(page) => contentPaths.newsList(queryOfList({ ...view, page }))}
            />
          </Rest>
        </>
      ) : view.tag && name ? (
        <EmptyState
          title={words.nothingOf(name)}
          action={<Button href={contentPaths.newsList()}>{words.seeAll}</Button>}
        />
      ) : (
        <EmptyState title={words.nothing} text={words.nothingText} />
      )}
      <Rest>
        <Beside />
      </Rest>
    </>
  );
}
