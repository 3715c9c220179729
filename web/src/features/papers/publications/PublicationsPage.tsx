import { useLocation } from "react-router";
import { useSilent } from "../../../api/contentQueries.ts";
import { type PublicationEntry, readPublications } from "../../../api/papers.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { dayWithYear } from "../../../editorial/dayWithYear.ts";
import { pageInQuery, pageNumberIn } from "../../../editorial/pageNumber.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { type Cover, CoverShelf } from "../../../ui/CoverShelf.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Pages } from "../Pages.tsx";
import styles from "../papers.module.css";

export { load } from "./loadPublications.ts";

/** What the league has published, by its covers. */
export default function PublicationsPage() {
  const { texts, language } = useSite();
  const { app, media } = texts;
  const { publications: words } = media;
  const page = pageNumberIn(new URLSearchParams(useLocation().search));
  const list = useSilent(readPublications(language, { page }));
  return (
    <Page className={styles.page}>
      <Breadcrumbs
        label={words.title}
        crumbs={[
          { label: app.home, href: paths.home() },
          { label: words.title, href: contentPaths.publications() },
        ]}
      />
      <h1 className={styles.title}>{words.title}</h1>
      {!list ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={420} />
        </div>
      ) : list.entries.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <>
          <CoverShelf shape="page" size="large" covers={list.entries.map((entry) => coverOf(entry, texts))} />
          <Pages position={list.pagination} hrefOf={(to) => contentPaths.publications({ page: pageInQuery(to) })} />
        </>
      )}
    </Page>
  );
}

function coverOf(entry: PublicationEntry, texts: Texts): Cover {
  const { id, title, season, image } = entry;
  const iso = entry.date ?? entry.publishedAt;
  return {
    key: String(id),
    href: contentPaths.publication(id),
    title,
    text: [season, iso ? dayWithYear(iso, texts) : undefined].filter(Boolean).join(" · "),
    ...(image ? sizesOf(image) : {}),
  };
}
