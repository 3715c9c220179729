import { cx } from "./classNames";
import styles from "./RichText.module.css";

/** What an editor wrote. The server has made it safe: it takes out all but a few tags before it keeps a text. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server
  return <div className={cx(styles.text, className)} dangerouslySetInnerHTML={{ __html: withLatePictures(html) }} />;
}

/** Pictures in a text wait until somebody comes near. Without quotes: what an attribute says may look like a picture, too. */
function withLatePictures(html: string): string {
  return html.replaceAll("<img ", "<img loading=lazy decoding=async ");
}
