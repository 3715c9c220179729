import { useState } from "react";
import type { PaletteGroup } from "../../../ui/PaletteList.tsx";
import { useFavouriteClubs } from "../../favouriteClubs.ts";
import { useTexts } from "../../SiteContext.tsx";
import { decideRecentRows } from "../recentRows.ts";
import { clearRecents, readRecents } from "../recents.ts";
import { useShortcuts } from "../useShortcuts.ts";

interface Before {
  groups: PaletteGroup[];
  onClear: (() => void) | undefined;
  /** For those who do not see that the list got shorter. */
  said: string | undefined;
}

/** What is offered before anything is typed: what this device remembers, and the usual ways. */
export function useBefore(): Before {
  const texts = useTexts();
  const { search } = texts;
  const [recents, setRecents] = useState(readRecents);
  const clubs = useFavouriteClubs();
  const [isCleared, setIsCleared] = useState(false);
  const shortcuts = { key: "shortcuts", title: search.shortcuts, items: useShortcuts(clubs) };
  if (recents.length === 0) {
    return { groups: [shortcuts], onClear: undefined, said: isCleared ? search.cleared : undefined };
  }
  const onClear = () => {
    clearRecents();
    setRecents([]);
    setIsCleared(true);
  };
  const kept = { key: "recents", title: search.recents, items: decideRecentRows(recents, texts) };
  return { groups: [kept, shortcuts], onClear, said: undefined };
}
