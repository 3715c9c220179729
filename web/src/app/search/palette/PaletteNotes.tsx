import type { ApiError } from "../../../api/error.ts";
import type { SearchPage } from "../../../api/wire.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { paths } from "../../paths.ts";
import { useTexts } from "../../SiteContext.tsx";
import { countOf } from "../groupResults.ts";
import { KINDS, type Scope } from "../kinds.ts";
import { NOTHING_ART } from "../nothingArt.ts";
import { useClubsHref } from "../useClubsHref.ts";
import { countInWords, scopeInWords } from "../words.ts";
import styles from "./palette.module.css";

/** A call that failed, over what there was before it. */
export function Failed({ error, isKept, onRetry }: { error: ApiError; isKept: boolean; onRetry: () => void }) {
  const { app, search } = useTexts();
  const text = error.code === "offline" ? app.offlineText : isKept ? search.failedKept : search.failed;
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {app.retry}
      </Button>
    </div>
  );
}

/** Nothing has the words as they were typed. */
export function Corrected({ query, corrected }: { query: string; corrected: string }) {
  const { search } = useTexts();
  return (
    <p className={styles.corrected}>
      {search.didYouMean} <a href={paths.search({ q: corrected })}>{corrected}</a>? {search.searchedInstead(query)}
    </p>
  );
}

interface NothingProps {
  q: string;
  answer: SearchPage;
  scope: Scope | undefined;
  onAll: () => void;
}

/** Nothing was found: what to try, and a way out. */
export function Nothing({ q, answer, scope, onAll }: NothingProps) {
  const texts = useTexts();
  const { search } = texts;
  const clubs = useClubsHref();
  const all = countOf(answer, KINDS);
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
            <Button variant="secondary" onClick={onAll}>
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
