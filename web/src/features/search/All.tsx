import { useQuery } from "@tanstack/react-query";
import type { SearchPage } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideGroups, decideMissing, type ResultGroup } from "../../app/search/groupResults.ts";
import { isWritten } from "../../app/search/kinds.ts";
import { countInWords, scopeInWords } from "../../app/search/words.ts";
import { Items } from "./Items.tsx";
import styles from "./search.module.css";
import { hrefOfView, readGroup, SHOWN_OF_GROUP } from "./searchView.ts";

interface Props {
  answer: SearchPage;
  q: string;
}

/** The best of each group: names at the left, what was written at the right. */
export function All({ answer, q }: Props) {
  const groups = decideGroups(answer, SHOWN_OF_GROUP);
  const missing = decideMissing(groups, SHOWN_OF_GROUP);
  const names = groups.filter(({ group }) => !isWritten(group));
  const written = groups.filter(({ group }) => isWritten(group));
  // Whatever fits best stands first, also where one column is below the other.
  const inOrder = groups[0] === written[0] ? [written, names] : [names, written];
  const columns = inOrder.filter(({ length }) => length > 0);
  return (
    <div className={columns.length === 2 ? styles.columns : styles.column}>
      {columns.map((column) => (
        <div key={column[0]?.group}>
          {column.map((group) => (
            <Group key={group.group} group={group} q={q} isMissing={missing.includes(group.group)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Group({ group, q, isMissing }: { group: ResultGroup; q: string; isMissing: boolean }) {
  const texts = useTexts();
  const { search } = texts;
  const { data } = useQuery({ ...readGroup(q, group.group), enabled: isMissing });
  const results = data?.results ?? group.results;
  const title = scopeInWords(group.group, texts);
  const count = countInWords(group, texts);
  return (
    <section className={styles.group}>
      <header className={styles.heading}>
        <h2>{title}</h2>
        {group.count > results.length ? (
          <a href={hrefOfView({ q, scope: group.scope, page: 1 })}>
            <span aria-hidden="true">{search.see(count)}</span>
            <span className="visuallyHidden">{search.seeOf(title, count)}</span>
          </a>
        ) : null}
      </header>
      <Items results={results} level={3} />
    </section>
  );
}
