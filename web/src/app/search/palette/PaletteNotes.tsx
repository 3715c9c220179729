import type { ApiError } from "../../../api/error.ts";
import type { SearchPage } from "../../../api/wire.ts";
import { Button } from "../../../ui/Button.tsx";
import { paths } from "../../paths.ts";
import { useTexts } from "../../SiteContext.tsx";
import { countOf } from "../groupResults.ts";
import { KINDS, type Scope } from "../kinds.ts";
import { NothingFound } from "../NothingFound.tsx";
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

export function Nothing({ q, answer, scope, onAll }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <NothingFound q={q} scope={scope} all={countOf(answer, KINDS)} toAll={{ onClick: onAll }} />
    </div>
  );
}
