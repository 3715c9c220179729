import { useTexts } from "../../../app/SiteContext.tsx";
import { Page } from "../../../ui/Page.tsx";
import styles from "./draft.module.css";

/** Over a front page whose blocks are those of a draft. */
export function FrontDraft() {
  const { title, text } = useTexts().front.draft;
  return (
    <aside className={styles.draft} aria-label={title}>
      <Page>
        <p>
          <b>{title}.</b> {text}
        </p>
      </Page>
    </aside>
  );
}
