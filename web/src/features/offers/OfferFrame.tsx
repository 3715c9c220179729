import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { ListHeading } from "../../editorial/ListHeading.tsx";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./offers.module.css";

interface Props<One> {
  href: string;
  words: { title: string; none: string; noneText: string; loading: string };
  /** `undefined` while it is on its way. */
  items: One[] | undefined;
  children: (items: One[]) => ReactNode;
}

/** A page that shows one list, or says that there is nothing in it. */
export function OfferFrame<One>({ href, words, items, children }: Props<One>) {
  const { app, news } = useTexts();
  return (
    <Page className={styles.page}>
      <Breadcrumbs
        label={news.breadcrumbs}
        crumbs={[
          { label: app.home, href: paths.home() },
          { label: words.title, href },
        ]}
      />
      <ListHeading title={words.title} />
      {items === undefined ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={340} />
        </div>
      ) : items.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        children(items)
      )}
    </Page>
  );
}
