import type { Statement } from "../../../api/papers.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { Blocks } from "../../../editorial/Blocks.tsx";
import { dayOf, writtenDay } from "../../../editorial/cards.ts";
import { fileSize } from "../../../editorial/fileSize.ts";
import { tagName } from "../../../editorial/tags.ts";
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
  const iso = dayOf(statement);
  const others = (attachments ?? []).filter(({ url }) => url !== pdf?.url);
  return (
    <article
      className={cx(styles.statement, isAsked && styles.isAsked)}
      id={String(id)}
      tabIndex={-1}
      lang={locale === language ? undefined : locale}
    >
      <div className={styles.when}>
        {number === null ? null : (
          <p className={styles.number}>{season ? words.numberOf(number, season) : words.number(number)}</p>
        )}
        <CardMeta
          tag={tag ? tagName(tag, language) : undefined}
          date={iso ? { text: writtenDay(iso, texts), iso } : undefined}
        />
      </div>
      <div className={styles.body}>
        <h2 className={styles.name}>{title}</h2>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        {pdf ? (
          <a className={styles.file} href={pdf.url}>
            {words.pdf(fileSize(pdf.size, texts))}
            <span className="visuallyHidden"> {title}</span>
          </a>
        ) : null}
        {others.length > 0 ? (
          <ul className={styles.files} aria-label={words.attachments}>
            {others.map((file) => (
              <li key={file.id}>
                <a className={styles.file} href={file.url}>
                  {texts.media.file(file.name, fileSize(file.size, texts))}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {content && content.length > 0 ? (
          <Disclosure id={`text-${id}`} label={words.read} detail={title}>
            <div className={styles.text}>
              <Blocks blocks={content} level={3} />
            </div>
          </Disclosure>
        ) : null}
      </div>
    </article>
  );
}
