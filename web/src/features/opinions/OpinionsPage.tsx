import { useLocation } from "react-router";
import { readOpinionsPage } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { ListHeading } from "../../editorial/ListHeading.tsx";
import { parseListView, queryOfList } from "../../editorial/listView.ts";
import { opinionCard } from "../../editorial/opinionCards.ts";
import { Pages } from "../../editorial/Pages.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { OpinionList } from "../../ui/OpinionList.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

export { load } from "./loadOpinions.ts";

export default function OpinionsPage() {
  const { texts, language } = useSite();
  const { opinions: words } = texts.news;
  const { page } = parseListView(new URLSearchParams(useLocation().search));
  const list = useSilent(readOpinionsPage(language, { page }));
  return (
    <>
      <ListHeading title={words.title} />
      {!list ? (
        <Skeleton height={320} />
      ) : list.entries.length > 0 ? (
        <>
          <OpinionList opinions={list.entries.map(opinionCard)} level={2} />
          <Pages
            page={page}
            pages={list.pagination.pageCount}
            hrefOf={(to) => contentPaths.opinions(queryOfList({ page: to }))}
          />
        </>
      ) : (
        <EmptyState title={words.nothing} text={words.nothingText} />
      )}
    </>
  );
}
