import type { FileEntry, Statement } from "../../../api/papers.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { Blocks } from "../../../editorial/Blocks.tsx";
import { dayWithYear } from "../../../editorial/dayWithYear.ts";
import { fileSize } from "../../../editorial/fileSize.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { CardMeta } from "../../../ui/CardMeta.tsx";
import { cx } from "../../../ui/classNames.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import styles from "./statements.module.css";

interface Props {
  statement: Statement;
  isAsked: boolean;
}

/** One statement: its number, what it says, and the papers that go with it. */
export function StatementItem({ statement, isAsked }: Props) {
  const { texts, language } = useSite();
  const { statements: words } = texts.media;
  const { id, number, season, title, summary, content, pdf, attachments, tag, locale } = statement;
  const iso = statement.date ?? statement.publishedAt;
  const others = (attachments ?? []).filter(({ url }) => url !== pdf?.url);
  return (
    <article
      className={cx(styles.statement, isAsked && styles.isAsked)}
      id={String(id)}
      tabIndex={-1}
      lang={locale === language ? undefined : locale}
    >
      <p className={styles.number}>
        {number === null ? null : season ? words.numberOf(number, season) : words.number(number)}
      </p>
      <CardMeta tag={tag?.name} date={iso ? { text: dayWithYear(iso, texts), iso } : undefined} />
      <h2 className={styles.name}>{title}</h2>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      {pdf ? (
        <a
          className={styles.file}
          href={pdf.url}
          aria-label={`${words.pdfOf(title)} ${sizeIn(pdf, texts) ?? ""}`.trim()}
        >
          {sizeIn(pdf, texts) ? words.pdf(sizeIn(pdf, texts) ?? "") : "PDF"}
        </a>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles.files} aria-label={words.attachments}>
          {others.map((file) => (
            <li key={file.id}>
              <a className={styles.file} href={file.url}>
                {[file.name, sizeIn(file, texts)].filter(Boolean).join(", ")}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {content && content.length > 0 ? (
        <Disclosure id={`text-${id}`} label={words.read} detail={title}>
          <div className={styles.text}>
            <Blocks blocks={content} />
          </div>
        </Disclosure>
      ) : null}
    </article>
  );
}

function sizeIn({ size }: FileEntry, texts: Texts): string | undefined {
  return fileSize(size, texts);
}
