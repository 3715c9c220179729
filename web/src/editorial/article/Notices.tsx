import { useSite } from "../../app/SiteContext.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Page } from "../../ui/Page.tsx";
import { languagesOf } from "../languages.ts";
import styles from "./notices.module.css";

interface Props {
  entry: Parameters<typeof languagesOf>[0];
  pathOf: Parameters<typeof languagesOf>[2];
  isDraft: boolean;
}

/** What is to be known before reading: that it is a draft, or that it is in another language. */
export function Notices({ entry, pathOf, isDraft }: Props) {
  const { texts, language: own } = useSite();
  const { article } = texts.news;
  const { language, languages } = languagesOf(entry, own, pathOf);
  const other = languages[own];
  return (
    <>
      {isDraft ? (
        <aside className={styles.draft} aria-label={article.draft}>
          <Page className={styles.inner}>
            <Icon name="alert" size={18} />
            <p>
              <b>{article.draft}.</b> {article.draftText}
            </p>
          </Page>
        </aside>
      ) : null}
      {language === own ? null : (
        <aside className={styles.notice} aria-label={article.notice}>
          <Page className={styles.inner}>
            <Icon name="info" size={18} />
            <p>
              {other ? article.inOther : article.onlyInOther}{" "}
              {other ? <a href={`${other}?lang=${own === "en" ? "en" : "pt"}`}>{article.readInOwn}</a> : null}
            </p>
          </Page>
        </aside>
      )}
    </>
  );
}
