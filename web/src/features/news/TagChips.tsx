import type { TagEntry } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import type { ListView } from "../../editorial/listView.ts";
import { leadingTags, tagName } from "../../editorial/tags.ts";
import { Chips } from "../../ui/Chips.tsx";
import { leadingTagsOf } from "./listParts.ts";

/** More than these nobody looks through. */
const MOST = 10;

/** The tags that editors put forward, and the one that was chosen. */
export function TagChips({ view, tag }: { view: ListView; tag: TagEntry | undefined }) {
  const { texts, language } = useSite();
  const latest = useSilent(leadingTagsOf(language));
  const leading = leadingTags(latest?.entries ?? [], MOST);
  const tags = tag && !leading.some(({ slug }) => slug === tag.slug) ? [tag, ...leading] : leading;
  if (tags.length === 0) return null;
  const items = tags.map((one) => ({
    key: one.slug,
    label: tagName(one, language),
    href: contentPaths.newsList({ tag: one.slug }),
  }));
  return (
    <Chips
      label={texts.news.tags}
      items={[{ key: "", label: texts.news.all, href: contentPaths.newsList() }, ...items]}
      current={view.tag ?? ""}
    />
  );
}
