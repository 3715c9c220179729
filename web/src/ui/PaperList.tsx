import type { CardDate } from "./CardMeta";
import { opening } from "./linkItem";
import styles from "./PaperList.module.css";

export type Paper = {
  key: string;
  href: string;
  isExternal?: boolean | undefined;
  title: string;
  date?: CardDate | undefined;
  /** What kind of file it is, at the end of the row. */
  file?: { href: string; label: string; text: string } | undefined;
};

/** Official papers in rows: when, what, and the file itself. */
export function PaperList({ papers }: { papers: Paper[] }) {
  return (
    <ul className={styles.list}>
      {papers.map(({ key, href, isExternal, title, date, file }) => (
        <li key={key}>
          {date ? <time dateTime={date.iso}>{date.text}</time> : <span />}
          <a className={styles.title} href={href} {...opening({ key, label: title, href, isExternal })}>
            {title}
          </a>
          {file ? (
            <a className={styles.file} href={file.href} aria-label={file.label}>
              {file.text}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
