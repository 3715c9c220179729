import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SearchPage } from "../../../api/wire.ts";
import { kindsOf, type Scope } from "../kinds.ts";
import { readSearch, tidy } from "../searchQueries.ts";

/** Enough for the best of every group: the call mixes them. */
const OF_ALL = 40;
const OF_SCOPE = 20;
/** Whoever types leaves an answer behind with every letter. */
const KEPT_MS = 90_000;

/**
 * What is found for what is typed, asked for with every letter; a call that is outdated is given up. The last answer
 * stays until the next is there, or where that one fails.
 */
export function useAnswer(text: string, scope: Scope | undefined) {
  const q = tidy(text);
  const { data, error, refetch } = useQuery({
    ...readSearch({ q, pageSize: scope ? OF_SCOPE : OF_ALL, kinds: scope && kindsOf(scope) }),
    enabled: q !== "",
    gcTime: KEPT_MS,
  });
  const [kept, setKept] = useState<SearchPage>();
  if (data && data !== kept) setKept(data);
  return {
    q,
    answer: q ? (data ?? kept) : undefined,
    /** The answer is the one that was asked for. */
    isOwn: data !== undefined,
    error: q ? error : null,
    retry: () => void refetch(),
  };
}
