import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { Palette, PaletteFilters } from "../../../ui/Palette.tsx";
import { optionId, PaletteList } from "../../../ui/PaletteList.tsx";
import type { ResultItem } from "../../../ui/ResultRow.tsx";
import { paths } from "../../paths.ts";
import { useTexts } from "../../SiteContext.tsx";
import { countOf, decideScopes } from "../groupResults.ts";
import { KINDS, type Kind, kindsOf, type Scope } from "../kinds.ts";
import { tellOfSearch } from "../newSearch.ts";
import { keepRecent } from "../recents.ts";
import { MOST_LETTERS } from "../searchQueries.ts";
import { useCurrentSeason } from "../useCurrentSeason.ts";
import { countInWords, scopeInWords } from "../words.ts";
import { PaletteHints } from "./PaletteHints.tsx";
import { Corrected, Failed, Nothing } from "./PaletteNotes.tsx";
import styles from "./palette.module.css";
import { decidePaletteGroups } from "./paletteGroups.ts";
import { decideKey } from "./paletteKeys.ts";
import { useAnswer } from "./useAnswer.ts";
import { useBefore } from "./useBefore.ts";

/** The kinds that are always offered, so that they stay in their place from letter to letter. */
const ALWAYS: readonly Kind[] = ["team", "player", "match", "news", "video"];

/** Searches from every page: by keyboard alone, by touch, and read aloud. */
export function SearchPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts();
  const { search } = texts;
  const listId = useId();
  const [text, setText] = useState("");
  const [scope, setScope] = useState<Scope>();
  const [active, setActive] = useState<number>();
  const { q, answer, isOwn, error, retry } = useAnswer(text, scope);
  const currentSeason = useCurrentSeason();
  const before = useBefore();

  const groups = answer ? decidePaletteGroups(answer, { q, scope, currentSeason }, texts) : q ? [] : before.groups;
  const items = groups.flatMap((group) => group.items);
  // A shorter list may have come since: what is not there cannot be chosen.
  const chosen = active === undefined || active >= items.length ? undefined : active;
  const found = answer && countOf(answer, scope ? kindsOf(scope) : KINDS);
  const resultsHref = paths.search({ q: text.trim(), type: scope });

  const onOpen = (item: ResultItem) => {
    const result = answer?.results.find(({ type, id }) => `${type} ${id}` === item.key);
    if (answer && result) {
      tellOfSearch(q, countOf(answer, KINDS).count, "palette");
      keepRecent({ kind: result.type as Kind, title: result.title, href: item.href });
    }
  };
  const openInTab = (index: number | undefined) => {
    const href = index === undefined ? resultsHref : items[index]?.href;
    if (href) window.open(href, "_blank", "noopener");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const act = decideKey(nativeEvent, { count: items.length, active: chosen });
    if (!act) return;
    // The form itself leads to the page of results.
    if (act.kind === "open" && act.index === undefined && !act.isNewTab) return;
    event.preventDefault();
    if (act.kind === "choose") setActive(act.index);
    else if (act.isNewTab) openInTab(act.index);
    else document.getElementById(optionId(listId, act.index ?? 0))?.click();
  };
  const onSubmit = (event: FormEvent) => {
    if (text.trim()) onClose();
    else event.preventDefault();
  };
  const choose = (to: Scope | "all") => {
    setScope(to === "all" ? undefined : to);
    setActive(undefined);
  };
  /** Links lead away, and the palette with them. */
  const onLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href]") && !(ctrlKey || metaKey || shiftKey)) onClose();
  };

  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      label={search.title}
      closeLabel={search.close}
      closeKey={search.esc}
      action={paths.search()}
      hidden={{ type: scope }}
      field={{
        label: search.field,
        name: "q",
        value: text,
        placeholder: search.placeholder,
        maxLength: MOST_LETTERS,
        onChange: (event) => {
          setText(event.currentTarget.value);
          setActive(undefined);
        },
        onKeyDown,
      }}
      listId={listId}
      hasList={items.length > 0}
      activeId={chosen === undefined ? undefined : optionId(listId, chosen)}
      filters={
        q ? (
          <PaletteFilters
            label={search.scope}
            current={scope ?? "all"}
            onChoose={choose}
            items={["all" as const, ...decideScopes(answer, scope, ALWAYS)].map((one) => ({
              value: one,
              label: one === "all" ? search.all : scopeInWords(one, texts),
            }))}
          />
        ) : undefined
      }
      hints={<PaletteHints />}
      onSubmit={onSubmit}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from its links */}
      <div onClick={onLink}>
        {error ? <Failed error={error} isKept={answer !== undefined} onRetry={retry} /> : null}
        <p className="visuallyHidden" role="status">
          {isOwn && found ? (found.count === 0 ? search.nothing(q) : search.foundShort(found.count)) : before.said}
        </p>
        {answer?.corrected && isOwn ? <Corrected query={q} corrected={answer.corrected} /> : null}
        {q === "" && before.onClear ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={search.clearRecentsInWords}
            onClick={before.onClear}
          >
            {search.clearRecents}
          </button>
        ) : null}
        {items.length > 0 ? (
          <PaletteList
            id={listId}
            label={search.results}
            groups={groups}
            active={chosen}
            isBusy={q !== "" && !isOwn && !error}
            openLabel={search.keys.open}
            onOpen={onOpen}
          />
        ) : null}
        {answer && isOwn && items.length === 0 ? (
          <Nothing q={q} answer={answer} scope={scope} onAll={() => choose("all")} />
        ) : null}
        {found && found.count > items.length ? (
          <a className={styles.all} href={resultsHref}>
            {search.seeAll(countInWords(found, texts))}
            <Icon name="arrowRight" size={16} />
          </a>
        ) : null}
      </div>
    </Palette>
  );
}
