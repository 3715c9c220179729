import type { Entry } from "../../api/entries.ts";
import type { VideosTab } from "../../api/videos.ts";
import { contentPaths } from "../../app/paths.ts";
import { isListSaidSo, parseListView, queryOfList } from "../../editorial/listView.ts";

/** What of the videos is asked for. A sub-tab stands under the tag of its tab. */
export type VideosChoice =
  | { kind: "all" }
  /** Whoever has no club on this device chooses one. */
  | { kind: "clubs" }
  | { kind: "team"; team: number }
  | { kind: "tag"; tag: string; sub?: string | undefined };

export type VideosView = VideosChoice & { page: number };

/** `undefined` where the query asks for something that there cannot be. */
export function parseView(query: URLSearchParams): VideosView | undefined {
  const { page } = parseListView(query);
  const [tab, tag, team, sub] = ["tab", "tag", "team", "type"].map((name) => query.get(name) ?? undefined);
  if (tag !== undefined) {
    return tag !== "" && tab === undefined && team === undefined ? { kind: "tag", tag, sub, page } : undefined;
  }
  if (sub !== undefined) return undefined;
  if (team !== undefined) {
    return /^[1-9]\d{0,8}$/.test(team) && tab === undefined ? { kind: "team", team: Number(team), page } : undefined;
  }
  if (tab === "club") return { kind: "clubs", page: 1 };
  return tab === undefined ? { kind: "all", page } : undefined;
}

export function isSaidSo(query: URLSearchParams, view: VideosView): boolean {
  const tag = view.kind === "tag" ? view.tag : undefined;
  return isListSaidSo(query, { page: view.page, tag });
}

export function hrefOfView({ page = 1, ...choice }: VideosChoice & { page?: number }): string {
  const at = { page: queryOfList({ page }).page };
  switch (choice.kind) {
    case "all":
      return contentPaths.videos(at);
    case "clubs":
      return contentPaths.videos({ tab: "club" });
    case "team":
      return contentPaths.videos({ team: choice.team, ...at });
    case "tag":
      return contentPaths.videos({ tag: choice.tag, type: choice.sub, ...at });
  }
}

/** A tab that has something to show: a tag of its own. */
export interface TaggedTab {
  label: string;
  slug: string;
  subs: { label: string; slug: string }[];
}

/** The tabs of all menus in a row; of two with the same tag the first counts. */
export function decideTabs(menus: Entry<{ tabs: VideosTab[] | null }>[]): TaggedTab[] {
  const tabs = menus.flatMap(({ tabs: own }) => own ?? []).flatMap((tab) => withTag(tab) ?? []);
  return tabs.filter(({ slug }, index) => tabs.findIndex((one) => one.slug === slug) === index);
}

function withTag({ label, tag, subTabs }: VideosTab): TaggedTab | undefined {
  if (!tag?.slug) return undefined;
  const subs = (subTabs ?? []).flatMap((sub) => (sub.tag?.slug ? [{ label: sub.label, slug: sub.tag.slug }] : []));
  return { label, slug: tag.slug, subs };
}

/** The tags of what a choice shows: first what has them all; where nothing does, a sub-tab stands for its own tag. */
export function tagsOf(choice: VideosChoice): string[][] {
  if (choice.kind !== "tag") return [[]];
  return choice.sub ? [[choice.tag, choice.sub], [choice.sub]] : [[choice.tag]];
}
