import { IconButton } from "./IconButton";
import styles from "./NoticeBand.module.css";
import { Page } from "./Page";

type NoticeBandProps = {
  /** Found by whoever hides what was read before, on the element as `data-notice`. */
  id: string;
  label: string;
  text: string;
  href?: string | undefined;
  closeLabel: string;
  onClose: () => void;
};

/** Something that everybody is to read, above the header until it is closed. */
export function NoticeBand({ id, label, text, href, closeLabel, onClose }: NoticeBandProps) {
  return (
    <aside className={styles.band} aria-label={label} data-notice={id}>
      <Page className={styles.inner}>
        <p>{href ? <a href={href}>{text}</a> : text}</p>
        <IconButton className={styles.close} label={closeLabel} icon="x" onClick={onClose} />
      </Page>
    </aside>
  );
}
