import { useEffect, useRef } from "react";
import type { SearchPage } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { countOf, decideScopes } from "../../app/search/groupResults.ts";
import { KINDS, kindsOf } from "../../app/search/kinds.ts";
import { countInWords, scopeInWords } from "../../app/search/words.ts";
import { Chips } from "../../ui/Chips.tsx";
import { All } from "./All.tsx";
import { Nothing } from "./Nothing.tsx";
import { OneScope } from "./OneScope.tsx";
import styles from "./search.module.css";
import { hrefOfView, type SearchView } from "./searchView.ts";

interface Props {
  answer: SearchPage;
  view: SearchView;
}

/** What was found: how much, of which kinds, and the results themselves. */
export function Found({ answer, view }: Props) {
  const texts = useTexts();
  const { search } = texts;
  const { q, scope } = view;
  const scopes = useCurrentInView(scope);
  const words = answer.corrected ?? q;
  const all = countOf(answer, KINDS);
  const own = scope ? countOf(answer, kindsOf(scope)) : all;
  const chips = [undefined, ...decideScopes(answer, scope)].map((one) => ({
    key: one ?? "all",
    label: search.counted(
      one ? scopeInWords(one, texts) : search.all,
      countInWords(one ? countOf(answer, kindsOf(one)) : all, texts),
    ),
    href: hrefOfView({ q, scope: one, page: 1 }),
  }));
  return (
    <>
      {all.count > 0 ? (
        <div ref={scopes} className={styles.scopes} data-keeps-place="">
          <Chips label={search.scope} items={chips} current={scope ?? "all"} />
        </div>
      ) : null}
      <p className={styles.found} role="status">
        {own.isMore ? search.foundMore(own.count, words) : search.found(own.count, words)}
      </p>
      {answer.corrected ? (
        <p className={styles.corrected}>
          {search.didYouMean} <a href={paths.search({ q: answer.corrected })}>{answer.corrected}</a>?{" "}
          {search.searchedInstead(q)}
        </p>
      ) : null}
      {own.count === 0 ? (
        <Nothing view={view} all={all} />
      ) : scope ? (
        <OneScope answer={answer} view={view} />
      ) : (
        <All answer={answer} q={q} />
      )}
    </>
  );
}

/** On a phone not all kinds fit: the chosen one is moved to where it can be seen, and nothing else with it. */
function useCurrentInView(scope: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.firstElementChild;
    const current = scope && row?.querySelector("[aria-current]");
    if (!row || !current) return;
    const [all, one] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [scope]);
  return place;
}
