import { cx } from "./classNames";
import styles from "./RichText.module.css";

type RichTextProps = {
  html: string;
  /** In the size of an article, with its headings. */
  isArticle?: boolean;
};

/** What an editor wrote. The server has made it safe: it takes out all but a few tags before it keeps a text. */
export function RichText({ html, isArticle = false }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server
  return <div className={cx(styles.text, isArticle && styles.article)} dangerouslySetInnerHTML={{ __html: html }} />;
}
