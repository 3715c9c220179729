import { cx } from "./classNames";
import styles from "./Prose.module.css";
import { RichText } from "./RichText";

/** A longer text of an editor, with headings, lists and tables: in the size of an article, or in that of what is around it. */
export function Prose({ html, isLarge = false }: { html: string; isLarge?: boolean }) {
  return <RichText html={html} className={cx(styles.prose, isLarge && styles.large)} />;
}
