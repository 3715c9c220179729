import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { Part } from "../../app/Part.tsx";
import type { PageData } from "../../app/page.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { tellOfSearch } from "../../app/search/newSearch.ts";
import { keepRecent } from "../../app/search/recents.ts";
import { Page } from "../../ui/Page.tsx";
import { ResultListSkeleton } from "../../ui/ResultList.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Before } from "./Before.tsx";
import { Found } from "./Found.tsx";
import styles from "./search.module.css";
import { parseView, readView, type SearchView } from "./searchView.ts";

export { load } from "./loadSearch.ts";

/** Everything that the search call finds, with an address that can be shared. */
export default function SearchPage() {
  const { search } = useTexts();
  // By the page's own address, not by the one in the browser: of that one the server does not read what is broken or too long.
  const { head } = useLoaderData<PageData>();
  const view = parseView(new URLSearchParams(head.canonical.split("?")[1]));
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>{search.title}</h1>
      {/* Anew with every search: what stands in the field is what was searched for. */}
      <SearchField
        key={view.q}
        action={paths.search()}
        name="q"
        label={search.field}
        placeholder={search.placeholder}
        defaultValue={view.q}
        submitLabel={search.submit}
        clearLabel={search.clear}
        autoFocus={view.q === ""}
      />
      {view.q ? <Results view={view} /> : <Before />}
    </Page>
  );
}

function Results({ view }: { view: SearchView }) {
  const { search } = useTexts();
  const { q } = view;
  const query = useQuery(readView(view));
  const found = query.data && Object.values(query.data.counts).reduce((sum, count) => sum + count, 0);
  useEffect(() => {
    if (found === undefined) return;
    tellOfSearch(q, found, "page");
    keepRecent({ kind: "search", title: q, href: paths.search({ q }) });
  }, [q, found]);
  return (
    <Part query={query} skeleton={<ResultListSkeleton label={search.loading} rows={8} />}>
      {(answer) => <Found answer={answer} view={view} />}
    </Part>
  );
}
