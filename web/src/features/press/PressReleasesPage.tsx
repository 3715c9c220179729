import { useLocation } from "react-router";
import { readPressReleasesPage } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { ListHeading } from "../../editorial/ListHeading.tsx";
import { parseListView, queryOfList } from "../../editorial/listView.ts";
import { Pages } from "../../editorial/Pages.tsx";
import { pressCard } from "../../editorial/pressCards.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../ui/NewsGrid.tsx";

export { load } from "./loadPressReleases.ts";

export default function PressReleasesPage() {
  const site = useSite();
  const { press: words } = site.texts.news;
  const { page } = parseListView(new URLSearchParams(useLocation().search));
  const list = useSilent(readPressReleasesPage(site.language, page));
  return (
    <>
      <ListHeading title={words.title} />
      {!list ? (
        <NewsGridSkeleton label={words.loading} cards={12} isLarge />
      ) : list.entries.length > 0 ? (
        <>
          <NewsGrid cards={list.entries.map((entry) => pressCard(entry, site))} level={2} isLarge />
          <Pages
            page={page}
            pages={list.pagination.pageCount}
            hrefOf={(to) => contentPaths.pressReleases(queryOfList({ page: to }))}
          />
        </>
      ) : (
        <EmptyState title={words.nothing} text={words.nothingText} />
      )}
    </>
  );
}
