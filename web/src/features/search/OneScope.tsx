import type { SearchPage } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { scopeInWords } from "../../app/search/words.ts";
import { Pagination } from "../../ui/Pagination.tsx";
import { Items } from "./Items.tsx";
import styles from "./search.module.css";
import { hrefOfView, type SearchView } from "./searchView.ts";

interface Props {
  answer: SearchPage;
  view: SearchView;
}

/** One kind, all of it, page by page. */
export function OneScope({ answer, view }: Props) {
  const texts = useTexts();
  const { search } = texts;
  const { page, scope } = view;
  const pageCount = answer.pagination.pageCount ?? 1;
  const hrefOf = (to: number) => hrefOfView({ ...view, page: to });
  if (!scope) return null;
  return (
    <section className={styles.column}>
      <h2 className="visuallyHidden">{scopeInWords(scope, texts)}</h2>
      <Items results={answer.results} level={3} />
      {pageCount > 1 ? (
        <Pagination
          label={search.pages}
          text={search.pageOf(page, pageCount)}
          previous={page > 1 ? { href: hrefOf(page - 1), label: search.previous } : undefined}
          next={page < pageCount ? { href: hrefOf(page + 1), label: search.next } : undefined}
        />
      ) : null}
    </section>
  );
}
