import { useSite } from "../app/SiteContext.tsx";
import styles from "./EntryNotices.module.css";
import { type Localized, languagesOf } from "./entryLanguages.ts";

interface Props {
  entry: Localized;
  isDraft: boolean;
  hrefOf: (one: Pick<Localized, "id" | "title" | "slug">) => string;
}

/** What whoever reads an entry must know of it: that it is a draft, or that it is in another language than the site. */
export function EntryNotices({ entry, isDraft, hrefOf }: Props) {
  const { language, texts } = useSite();
  const { media } = texts;
  const isForeign = entry.locale !== language;
  if (!isDraft && !isForeign) return null;
  const own = languagesOf(entry, hrefOf)[language];
  return (
    <div className={styles.notices}>
      {isDraft ? <p className={styles.draft}>{media.draft}</p> : null}
      {isForeign ? (
        <p className={styles.language}>
          {own ? (
            <a href={`${own}?lang=${language === "en" ? "en" : "pt"}`}>{media.language.other}</a>
          ) : entry.locale === "en" ? (
            media.language.onlyEnglish
          ) : (
            media.language.onlyPortuguese
          )}
        </p>
      ) : null}
    </div>
  );
}
