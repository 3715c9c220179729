import { useLocation } from "react-router";
import { type AuthorDetail, readAuthorEntry } from "../../api/articles.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { sizesOf } from "../../api/pictures.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { useEntry } from "../../editorial/article/useEntry.ts";
import { newsCard } from "../../editorial/cards.ts";
import { addressOf, languagesOf } from "../../editorial/languages.ts";
import { Notices } from "../../editorial/Notices.tsx";
import { opinionRow } from "../../editorial/opinionCards.ts";
import { Pages } from "../../editorial/Pages.tsx";
import { webAddress } from "../../football/webAddress.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NewsGrid } from "../../ui/NewsGrid.tsx";
import { Page } from "../../ui/Page.tsx";
import { PaperList } from "../../ui/PaperList.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { Section } from "../../ui/Section.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./author.module.css";
import { type AuthorView, authorHref, parseAuthorView, writtenBy } from "./authorView.ts";

export { isValid } from "../../editorial/article/openEntry.ts";
export { load } from "./loadAuthor.ts";

/** Somebody who writes: who it is, and what there is to read. */
export default function AuthorPage() {
  const { entry: author, isDraft } = useEntry(readAuthorEntry);
  const view = parseAuthorView(new URLSearchParams(useLocation().search));
  return (
    <>
      <Notices entry={author} pathOf={contentPaths.author} isDraft={isDraft} />
      <Page className={styles.page}>
        <About author={author} />
        <Written author={author} view={view} />
      </Page>
    </>
  );
}

function About({ author }: { author: AuthorDetail }) {
  const { texts, language: own } = useSite();
  const { app, news } = texts;
  const { name, position, biography, photo, socials } = author;
  const { language } = languagesOf(author, own, contentPaths.author);
  const links = (socials ?? []).flatMap(({ id, label, url }) => {
    const href = webAddress(url);
    return href ? [{ id, label, href }] : [];
  });
  const crumbs = [
    { label: app.home, href: paths.home() },
    { label: news.opinions.title, href: contentPaths.opinions() },
    { label: name, href: addressOf(author, contentPaths.author) },
  ];
  return (
    <header>
      <Breadcrumbs label={news.breadcrumbs} crumbs={crumbs} />
      <div className={styles.about}>
        <span className={styles.photo}>
          {photo ? (
            <img
              {...sizesOf(photo)}
              sizes="200px"
              width="200"
              height="240"
              alt=""
              fetchPriority="high"
              decoding="async"
            />
          ) : null}
        </span>
        <div className={styles.words} lang={language === own ? undefined : language}>
          <h1>{name}</h1>
          {position ? <p className={styles.position}>{position}</p> : null}
          {biography ? <RichText html={biography} /> : null}
          {links.length > 0 ? (
            <ul className={styles.links} aria-label={news.author.elsewhere}>
              {links.map(({ id, label, href }) => (
                <li key={id}>
                  <a href={href} target="_blank" rel="noopener me">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </header>
  );
}

interface WrittenProps {
  author: AuthorDetail;
  view: AuthorView;
}

function Written({ author, view }: WrittenProps) {
  const site = useSite();
  const { author: words } = site.texts.news;
  const queries = writtenBy(author, view, site.language);
  const opinions = useSilent({ ...queries.opinions, enabled: view.type !== "news" });
  const news = useSilent({ ...queries.news, enabled: view.type !== "opinions" });
  const all = (type: "opinions" | "news") => ({ href: authorHref(author, { type, page: 1 }) });
  const pages = (list: { pagination: { pageCount: number } }) =>
    view.type ? (
      <>
        <Pages
          page={view.page}
          pages={list.pagination.pageCount}
          hrefOf={(page) => authorHref(author, { ...view, page })}
        />
        <p className={styles.back}>
          <TextLink href={authorHref(author, { type: undefined, page: 1 })}>{words.back(author.name)}</TextLink>
        </p>
      </>
    ) : null;
  const isKnown = (view.type === "news" || opinions) && (view.type === "opinions" || news);
  if (!isKnown) return <Skeleton height={320} />;
  if ((opinions?.entries.length ?? 0) + (news?.entries.length ?? 0) === 0) return <EmptyState title={words.nothing} />;
  return (
    <>
      {opinions && opinions.entries.length > 0 && view.type !== "news" ? (
        <Section
          className={styles.section}
          title={words.opinions}
          aside={moreOf(opinions.pagination, view, all("opinions"), site)}
        >
          <PaperList papers={opinions.entries.map((one) => opinionRow(one, site))} />
          {pages(opinions)}
        </Section>
      ) : null}
      {news && news.entries.length > 0 && view.type !== "opinions" ? (
        <Section className={styles.section} title={words.news} aside={moreOf(news.pagination, view, all("news"), site)}>
          <NewsGrid cards={news.entries.map((one) => newsCard(one, site))} isLarge />
          {pages(news)}
        </Section>
      ) : null}
    </>
  );
}

/** The way to all of a kind, where there is more of it than is shown. */
function moreOf(
  { total, pageSize }: { total: number; pageSize: number },
  { type }: AuthorView,
  { href }: { href: string },
  { texts }: Pick<ReturnType<typeof useSite>, "texts">,
) {
  if (type || total <= pageSize) return undefined;
  return <TextLink href={href}>{texts.news.author.all(texts.format.number(total))}</TextLink>;
}
