import { Icon } from "../ui/Icon.tsx";
import { Page } from "../ui/Page.tsx";
import styles from "./Notices.module.css";

/** That nobody else sees the page as it is shown now. */
export function DraftNotice({ title, text }: { title: string; text: string }) {
  return (
    <aside className={styles.draft} aria-label={title}>
      <Page className={styles.inner}>
        <Icon name="alert" size={18} />
        <p>
          <b>{title}.</b> {text}
        </p>
      </Page>
    </aside>
  );
}
