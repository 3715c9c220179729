import { useLocation } from "react-router";
import { useSilent } from "../../../api/contentQueries.ts";
import { type PublicationEntry, readPublications } from "../../../api/papers.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { dayOf, writtenDay } from "../../../editorial/cards.ts";
import { ListHeading } from "../../../editorial/ListHeading.tsx";
import { parseListView, queryOfList } from "../../../editorial/listView.ts";
import { Pages } from "../../../editorial/Pages.tsx";
import type { Texts } from "../../../i18n/texts.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { type Cover, CoverShelf } from "../../../ui/CoverShelf.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "../papers.module.css";

export { load } from "./loadPublications.ts";

/** What the league has published, by its covers. */
export default function PublicationsPage() {
  const { texts, language } = useSite();
  const { app, media } = texts;
  const { publications: words } = media;
  const { page } = parseListView(new URLSearchParams(useLocation().search));
  const list = useSilent(readPublications(language, { page }));
  return (
    <Page className={styles.page}>
      <Breadcrumbs
        label={texts.news.breadcrumbs}
        crumbs={[
          { label: app.home, href: paths.home() },
          { label: words.title, href: contentPaths.publications() },
        ]}
      />
      <ListHeading title={words.title} />
      {!list ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={420} />
        </div>
      ) : list.entries.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <>
          <CoverShelf shape="page" size="large" covers={list.entries.map((entry) => coverOf(entry, texts))} />
          <Pages
            page={page}
            pages={list.pagination.pageCount}
            hrefOf={(to) => contentPaths.publications(queryOfList({ page: to }))}
          />
        </>
      )}
    </Page>
  );
}

function coverOf(entry: PublicationEntry, texts: Texts): Cover {
  const { id, title, season, image } = entry;
  const iso = dayOf(entry);
  return {
    key: String(id),
    href: contentPaths.publication(id),
    title,
    text: [season, iso ? writtenDay(iso, texts) : undefined].filter(Boolean).join(" · "),
    ...(image ? sizesOf(image) : {}),
  };
}
