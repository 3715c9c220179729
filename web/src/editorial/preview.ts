import { useLocation } from "react-router";

/** What a signed link to a draft carries. */
export function previewOf(query: URLSearchParams): string | undefined {
  return query.get("preview") || undefined;
}

/** The same of the page that is shown. */
export const usePreview = () => previewOf(new URLSearchParams(useLocation().search));
