import { useFavouriteClubs } from "../../app/favouriteClubs.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideRecentRows } from "../../app/search/recentRows.ts";
import { clearRecents, readRecents } from "../../app/search/recents.ts";
import { useOnDevice } from "../../app/search/useOnDevice.ts";
import { useShortcuts } from "../../app/search/useShortcuts.ts";
import { Button } from "../../ui/Button.tsx";
import { ResultList } from "../../ui/ResultList.tsx";
import styles from "./search.module.css";

/** Before anything was typed: how to search, what was searched for on this device, and the usual ways. */
export function Before() {
  const texts = useTexts();
  const { search } = texts;
  const clubs = useFavouriteClubs();
  const [recents = [], setRecents] = useOnDevice(readRecents);
  const shortcuts = useShortcuts(clubs);
  const clear = () => {
    clearRecents();
    setRecents([]);
  };
  return (
    <div className={styles.before}>
      <p className={styles.lead}>{search.startText}</p>
      <div className={recents.length > 0 ? styles.columns : styles.column}>
        <section className={styles.group}>
          <header className={styles.heading}>
            <h2>{search.start}</h2>
          </header>
          <ResultList items={shortcuts} />
        </section>
        {recents.length > 0 ? (
          <section className={styles.group}>
            <header className={styles.heading}>
              <h2>{search.recents}</h2>
              <Button size="sm" variant="quiet" onClick={clear} aria-label={search.clearRecentsInWords}>
                {search.clearRecents}
              </Button>
            </header>
            <ResultList items={decideRecentRows(recents, texts)} />
          </section>
        ) : null}
      </div>
    </div>
  );
}
