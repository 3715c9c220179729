import type { PageQuery } from "../../app/paths.ts";

/** What of a player is shown: one view for each tab. */
export type PlayerView =
  /** Figures of all competitions, or of one. */
  | { tab: "season"; competition?: string | undefined }
  | { tab: "matches"; competition?: string | undefined }
  | { tab: "career" }
  | { tab: "videos"; page: number }
  | { tab: "news"; page: number }
  /** With somebody; or in search of somebody, by what was typed. */
  | { tab: "compare"; other?: number | undefined; q?: string | undefined };

export const TABS = ["season", "matches", "career", "videos", "news", "compare"] as const satisfies PlayerView["tab"][];

type Tab = PlayerView["tab"];

/** The most letters that are searched for. */
const LONGEST_QUERY = 100;

/** The nearest thing to what the address asks for. */
export function viewOf(query: URLSearchParams, player: number): PlayerView {
  const tab = TABS.find((one) => one === query.get("tab")) ?? "season";
  switch (tab) {
    case "season":
    case "matches":
      return { tab, competition: query.get("competition") || undefined };
    case "career":
      return { tab };
    case "videos":
    case "news":
      return { tab, page: Math.max(1, Number(/^\d{1,4}$/.exec(query.get("page") ?? "")?.[0] ?? 1)) };
    case "compare": {
      const other = Number(/^[1-9]\d{0,14}$/.exec(query.get("with") ?? "")?.[0] ?? 0);
      if (other > 0 && other !== player) return { tab, other };
      return { tab, q: query.get("q")?.trim().slice(0, LONGEST_QUERY) || undefined };
    }
  }
}

/** What the address of a view says: always in the same order, and nothing that goes without saying. */
export function queryOfView(view: PlayerView): PageQuery {
  const tab = tabQuery(view.tab);
  switch (view.tab) {
    case "season":
    case "matches":
      return { ...tab, competition: view.competition };
    case "career":
      return tab;
    case "videos":
    case "news":
      return { ...tab, page: view.page > 1 ? view.page : undefined };
    case "compare":
      return { ...tab, q: view.q, with: view.other };
  }
}

const tabQuery = (tab: Tab): PageQuery => (tab === "season" ? {} : { tab });

const NAMES = ["tab", "competition", "page", "q", "with"] as const;

/** Whether the address says the view as it is said: everything has one address. */
export function isSaidSo(query: URLSearchParams, view: PlayerView): boolean {
  const own = queryOfView(view);
  return NAMES.every((name) => (query.get(name) ?? "") === String(own[name] ?? ""));
}
