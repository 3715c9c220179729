import { useTexts } from "../../app/SiteContext.tsx";
import type { Count } from "../../app/search/groupResults.ts";
import { NOTHING_ART } from "../../app/search/nothingArt.ts";
import { useClubsHref } from "../../app/search/useClubsHref.ts";
import { countInWords, scopeInWords } from "../../app/search/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./search.module.css";
import { hrefOfView, type SearchView } from "./searchView.ts";

interface Props {
  view: SearchView;
  /** How much there is of all kinds. */
  all: Count;
}

/** Nothing at all, or nothing of the kind that was asked for: what to try, and a way on. */
export function Nothing({ view: { q, scope }, all }: Props) {
  const texts = useTexts();
  const { search } = texts;
  const clubs = useClubsHref();
  const isElsewhere = scope !== undefined && all.count > 0;
  const count = countInWords(all, texts);
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={isElsewhere ? search.nothingIn(scopeInWords(scope, texts), q) : search.nothing(q)}
        text={isElsewhere ? search.elsewhere(count) : search.nothingText}
        artSrc={NOTHING_ART}
        action={
          isElsewhere ? (
            <Button variant="secondary" href={hrefOfView({ q, page: 1 })}>
              {search.seeAll(count)}
            </Button>
          ) : clubs ? (
            <Button variant="secondary" href={clubs}>
              {search.allClubs}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
