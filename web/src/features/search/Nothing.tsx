import type { Count } from "../../app/search/groupResults.ts";
import { NothingFound } from "../../app/search/NothingFound.tsx";
import styles from "./search.module.css";
import { hrefOfView, type SearchView } from "./searchView.ts";

interface Props {
  view: SearchView;
  /** How much there is of all kinds. */
  all: Count;
}

export function Nothing({ view: { q, scope }, all }: Props) {
  return (
    <div className={styles.nothing}>
      <NothingFound q={q} scope={scope} all={all} toAll={{ href: hrefOfView({ q, page: 1 }) }} />
    </div>
  );
}
