import { type Publication, readPublication } from "../../../api/papers.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { contentPaths, paths } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { useEntry } from "../../../editorial/article/useEntry.ts";
import { dayOf, writtenDay } from "../../../editorial/cards.ts";
import { fileSize } from "../../../editorial/fileSize.ts";
import { Notices } from "../../../editorial/Notices.tsx";
import { tagName } from "../../../editorial/tags.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { type FactLine, FactList } from "../../../ui/FactList.tsx";
import { Page } from "../../../ui/Page.tsx";
import { ShareButton } from "../../../ui/ShareButton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "../papers.module.css";
import { Reader } from "./Reader.tsx";

export { isValid } from "../../../editorial/article/openEntry.ts";
export { load } from "./loadPublication.ts";

/** One publication: what it is, and where to read it. */
export default function PublicationPage() {
  const { texts, language } = useSite();
  const { app, media } = texts;
  const { entry: publication, isDraft } = useEntry(readPublication);
  const { title, description, image, locale } = publication;
  return (
    <>
      <Notices entry={publication} pathOf={contentPaths.publication} isDraft={isDraft} />
      <Page className={styles.page}>
        <Breadcrumbs
          label={texts.news.breadcrumbs}
          crumbs={[
            { label: app.home, href: paths.home() },
            { label: media.publications.title, href: contentPaths.publications() },
            { label: title, href: contentPaths.publication(publication.id) },
          ]}
        />
        <article className={styles.publication} lang={locale === language ? undefined : locale}>
          <div className={styles.cover}>
            {image ? (
              <img
                {...sizesOf(image)}
                sizes="(min-width: 1024px) 380px, 60vw"
                width="300"
                height="400"
                alt={media.publications.cover(title)}
                fetchPriority="high"
              />
            ) : null}
          </div>
          <div className={styles.words}>
            <h1 className={styles.name}>{title}</h1>
            {description ? <p className={styles.description}>{description}</p> : null}
            <FactList facts={factsOf(publication, texts, language)} />
            <Reading key={publication.id} publication={publication} />
            <div className={styles.ways}>
              <TextLink href={contentPaths.publications()}>{media.publications.all}</TextLink>
              <ShareButton label={media.share} title={title} copyTexts={media.copied} />
            </div>
          </div>
        </article>
      </Page>
    </>
  );
}

function factsOf(publication: Publication, texts: Texts, language: Language): FactLine[] {
  const { season, tag } = publication;
  const { publications: words } = texts.media;
  const iso = dayOf(publication);
  const facts: [key: string, label: string, text: string | undefined][] = [
    ["season", words.season, season ?? undefined],
    ["date", words.date, iso ? writtenDay(iso, texts) : undefined],
    ["tag", words.tag, tag ? tagName(tag, language) : undefined],
  ];
  return facts.flatMap(([key, label, text]) => (text ? [{ key, label, values: [{ key, text }] }] : []));
}

function Reading({ publication: { title, issuuEmbed, pdf } }: { publication: Publication }) {
  const texts = useTexts();
  const { media } = texts;
  const { publications: words } = media;
  const file = webAddress(pdf?.url);
  const size = pdf ? fileSize(pdf.size, texts) : "";
  const readAt = webAddress(issuuEmbed);
  if (!file && !readAt) return <EmptyState title={words.noFile} text={words.noFileText} />;
  return (
    <>
      {readAt ? <Reader address={readAt} title={title} /> : null}
      {file ? (
        <div className={styles.buttons}>
          <Button href={file} target="_blank" rel="noopener" variant={readAt ? "secondary" : "primary"}>
            {media.file(words.openPdf, size)}
          </Button>
          <Button href={file} download="" variant="secondary">
            {words.download}
          </Button>
        </div>
      ) : null}
    </>
  );
}
