import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { SearchPage } from "../../../api/wire.ts";
import { kindsOf, type Scope } from "../kinds.ts";
import { readSearch, tidy } from "../searchQueries.ts";
import { missingKinds, withMore } from "./paletteGroups.ts";

/** Keys that come faster than this are one. */
const SETTLED_MS = 30;
/** Enough for the best of every group. */
const OF_ALL = 30;
const OF_SCOPE = 20;

/** What was typed, as soon as the hand rests for a moment. */
function useSettledText(text: string): string {
  const now = tidy(text);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [now]);
  // Nothing is searched for at once.
  return now && settled;
}

/** What is found for what is typed. The last answer stays until the next is there, or where that one fails. */
export function useAnswer(text: string, scope: Scope | undefined) {
  const q = useSettledText(text);
  const best = useQuery({
    ...readSearch({ q, pageSize: scope ? OF_SCOPE : OF_ALL, kinds: scope && kindsOf(scope) }),
    enabled: q !== "",
  });
  const missing = best.data && !scope ? missingKinds(best.data) : [];
  const rest = useQuery({ ...readSearch({ q, pageSize: OF_ALL, kinds: missing }), enabled: missing.length > 0 });
  // Both at once, or what is there would move as the second comes.
  const isWhole = missing.length === 0 || rest.data !== undefined || rest.isError;
  const whole = isWhole ? best.data : undefined;
  const own = useMemo(() => whole && withMore(whole, rest.data?.results), [whole, rest.data]);
  const [kept, setKept] = useState<SearchPage>();
  if (own && own !== kept) setKept(own);
  const answer = q ? (own ?? kept) : undefined;
  return {
    q,
    answer,
    /** The answer is the one that was asked for. */
    isOwn: own !== undefined,
    error: q ? best.error : null,
    retry: () => void best.refetch(),
  };
}
