import type { AuthorEntry } from "../../api/blocks.ts";
import { sizesOf } from "../../api/pictures.ts";
import { contentPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import { writtenDay } from "../cards.ts";
import styles from "./article.module.css";

interface Props {
  author?: AuthorEntry | null | undefined;
  day: string | undefined;
  /** How long it takes to read. */
  minutes?: number | undefined;
  /** What is shared. */
  title: string;
  /** Of an opinion the author matters more. */
  isLarge?: boolean;
}

/** Who wrote it and when, and how to pass it on. */
export function Byline({ author, day, minutes, title, isLarge = false }: Props) {
  const texts = useTexts();
  const { article } = texts.news;
  return (
    <div className={isLarge ? styles.bylineLarge : styles.byline}>
      {author ? (
        <span className={styles.face}>
          {author.photo ? <img src={sizesOf(author.photo).src} width="44" height="52" alt="" decoding="async" /> : null}
        </span>
      ) : null}
      <div className={styles.who}>
        {author ? (
          <p>
            <a className={styles.author} href={hrefOf(author)} rel="author">
              {author.name}
            </a>
            {author.position ? <span className={styles.position}>{author.position}</span> : null}
          </p>
        ) : null}
        <p className={styles.when}>
          {day ? <time dateTime={day}>{writtenDay(day, texts)}</time> : null}
          {minutes ? <span>{article.minutes(minutes)}</span> : null}
        </p>
      </div>
      <div className={styles.share}>
        <ShareButton label={article.share} title={title} copyTexts={article.copied} />
      </div>
    </div>
  );
}

const hrefOf = ({ id, slug, name }: AuthorEntry) => contentPaths.author(id, slug ?? name);
