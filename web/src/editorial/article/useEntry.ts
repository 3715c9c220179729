import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Asked } from "../../api/articles.ts";
import type { ApiError } from "../../api/error.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { usePreview } from "../preview.ts";

type EntryQuery<One> = UseQueryOptions<unknown, ApiError, One> & { queryKey: QueryKey };

/** The entry of the address. The loader has seen to it that there is one. */
export function useEntry<One>(read: (asked: Asked) => EntryQuery<One>) {
  const { language } = useSite();
  const { id = "" } = useParams();
  const preview = usePreview();
  const { data: entry, error } = useQuery(read({ id, language, preview }));
  if (!entry) throw error ?? new Error("the entry was not read before its page was shown");
  return { entry, isDraft: preview !== undefined };
}
