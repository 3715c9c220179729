import type { SearchPage, SearchResult } from "../../api/wire.ts";

/** Results for tests: as little as a kind has, with more where a test asks for it. */
export function exampleResult(type: string, more: Partial<SearchResult> = {}): SearchResult {
  const title = more.title ?? "Farol do Cabo";
  return { type, id: 1, title, titleParts: [{ text: title, isMatch: false }], ...more };
}

export function exampleAnswer(results: SearchResult[], more: Partial<SearchPage> = {}): SearchPage {
  const counts: Record<string, number> = {};
  for (const { type } of results) counts[type] = (counts[type] ?? 0) + 1;
  const pagination = { page: 1, pageSize: 20, pageCount: 1, total: results.length };
  return { query: "farol", corrected: null, counts, more: [], pagination, results, ...more };
}

const colors = { color: "#E1FF19", textColor: "#001941", logo: "", isInternational: false };

export const LIGA = { id: "liga-atlantica", label: "Liga Atlântica", ...colors } as NonNullable<
  SearchResult["competition"]
>;
