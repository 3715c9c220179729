import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSilent } from "../../../api/contentQueries.ts";
import { readStatement, readStatements, readStatementTags, type Statement } from "../../../api/papers.ts";
import { Part } from "../../../app/Part.tsx";
import { contentPaths, paths } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { parseListView, queryOfList } from "../../../editorial/listView.ts";
import { Pages } from "../../../editorial/Pages.tsx";
import { tagName } from "../../../editorial/tags.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { Chips } from "../../../ui/Chips.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StatementItem } from "./StatementItem.tsx";
import styles from "./statements.module.css";
import { useAskedId } from "./useAskedId.ts";

export { load } from "./loadStatements.ts";

/** What the league has decided, by number and date. Each has its place on the page, which addresses lead to. */
export default function StatementsPage() {
  const { texts, language } = useSite();
  const { app, media } = texts;
  const { statements: words } = media;
  const view = parseListView(new URLSearchParams(useLocation().search));
  const { tag } = view;
  const list = useQuery(readStatements(language, view));
  const tags = useSilent(readStatementTags(language)) ?? [];
  const isListed = tag === undefined || tags.some(({ slug }) => slug === tag);
  const chips = [
    { key: "", label: words.all, href: contentPaths.statements() },
    ...tags.map((one) => ({
      key: one.slug,
      label: tagName(one, language),
      href: contentPaths.statements({ tag: one.slug }),
    })),
    ...(isListed ? [] : [{ key: tag, label: tag, href: contentPaths.statements({ tag }) }]),
  ];
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={texts.news.breadcrumbs}
        crumbs={[
          { label: app.home, href: paths.home() },
          { label: words.title, href: contentPaths.statements() },
        ]}
      />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      {chips.length > 2 ? (
        <div className={styles.tags} data-keeps-place="">
          <Chips label={words.tags} items={chips} current={tag ?? ""} />
        </div>
      ) : null}
      <Part query={list} skeleton={<Outline label={words.loading} />}>
        {({ entries, pagination }) => (
          <>
            <Asked listed={entries} />
            {entries.length > 0 ? (
              <Listed entries={entries} />
            ) : (
              <EmptyState title={words.none} text={words.noneText} />
            )}
            <Pages
              page={view.page}
              pages={pagination.pageCount}
              hrefOf={(page) => contentPaths.statements(queryOfList({ tag, page }))}
            />
          </>
        )}
      </Part>
    </div>
  );
}

function Listed({ entries }: { entries: Statement[] }) {
  const { statements: words } = useTexts().media;
  const asked = useAskedId();
  return (
    <ol className={styles.list} aria-label={words.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <StatementItem statement={entry} isAsked={entry.id === asked} />
        </li>
      ))}
    </ol>
  );
}

/** The statement that an address leads to: the server never hears of it, and it may stand on another page of the list. */
function Asked({ listed }: { listed: Statement[] }) {
  const { texts, language } = useSite();
  const { statements: words } = texts.media;
  const asked = useAskedId();
  const isElsewhere = asked !== undefined && !listed.some(({ id }) => id === asked);
  const { data: found, isError } = useQuery({ ...readStatement(asked ?? 0, language), enabled: isElsewhere });
  const shown = isElsewhere ? found?.id : asked;

  useEffect(() => {
    if (shown === undefined) return;
    const place = document.getElementById(String(shown));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [shown]);

  if (!isElsewhere) return null;
  if (isError) {
    return (
      <p className={styles.gone} role="status">
        {words.notFound}
      </p>
    );
  }
  return found ? (
    <section className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">{words.asked}</h2>
      <StatementItem statement={found} isAsked />
    </section>
  ) : null;
}

function Outline({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} height={140} />
      ))}
    </div>
  );
}
