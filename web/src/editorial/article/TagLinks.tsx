import type { TagEntry } from "../../api/articles.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { tagName } from "../tags.ts";
import styles from "./article.module.css";

interface Props {
  tags: (TagEntry | null | undefined)[];
}

/** What else a text belongs to; each tag leads to the news with it. */
export function TagLinks({ tags }: Props) {
  const { texts, language } = useSite();
  const known = [...new Map(tags.flatMap((tag) => (tag ? [[tag.slug, tag] as const] : []))).values()];
  if (known.length === 0) return null;
  return (
    <nav className={styles.tags} aria-label={texts.news.tags}>
      <ul>
        {known.map((tag) => (
          <li key={tag.slug}>
            <a href={contentPaths.newsList({ tag: tag.slug })}>{tagName(tag, language)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
