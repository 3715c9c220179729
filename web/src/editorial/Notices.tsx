import { useSite } from "../app/SiteContext.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Page } from "../ui/Page.tsx";
import { type Localized, languagesOf, type PathOf } from "./languages.ts";
import styles from "./Notices.module.css";

interface NoticesProps {
  entry: Localized;
  pathOf: PathOf;
  isDraft: boolean;
}

/** What is to be known before reading: that it is a draft, or that it is in another language. */
export function Notices({ entry, pathOf, isDraft }: NoticesProps) {
  const { texts, language: own } = useSite();
  const words = texts.editorial;
  const { language, languages } = languagesOf(entry, own, pathOf);
  const other = languages[own];
  return (
    <>
      {isDraft ? (
        <aside className={styles.draft} aria-label={words.draft}>
          <Page className={styles.inner}>
            <Icon name="alert" size={18} />
            <p>
              <b>{words.draft}.</b> {words.draftText}
            </p>
          </Page>
        </aside>
      ) : null}
      {language === own ? null : (
        <aside className={styles.notice} aria-label={words.otherLanguage}>
          <Page className={styles.inner}>
            <Icon name="info" size={18} />
            <p>
              {other ? words.inOther : words.onlyInOther}{" "}
              {other ? <a href={`${other}?lang=${own === "en" ? "en" : "pt"}`}>{words.readInOwn}</a> : null}
            </p>
          </Page>
        </aside>
      )}
    </>
  );
}
