import type { ReactNode } from "react";
import type { ContentBlock } from "../../api/blocks.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { useWhole } from "../../app/whole.ts";
import type { Language } from "../../i18n/language.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { cx } from "../../ui/classNames.ts";
import { Page } from "../../ui/Page.tsx";
import { Blocks } from "../Blocks.tsx";
import styles from "./article.module.css";
import type { HeroPicture } from "./heroPicture.ts";

interface Props {
  picture: HeroPicture;
  crumbs: Crumb[];
  /** What it belongs to, over the title. */
  tag?: { label: string; href: string } | undefined;
  title: string;
  lead?: string | null | undefined;
  byline: ReactNode;
  language: Language;
  blocks: readonly ContentBlock[] | null | undefined;
  /** Follows the text in its column. */
  children?: ReactNode;
}

/** More than a screen shows before anybody scrolls, with the picture and the title over them. */
const FIRST_BLOCKS = 3;

/** Something written: a wide picture, and over its foot the column with the words. */
export function Article({ picture, crumbs, tag, title, lead, byline, language, blocks, children }: Props) {
  const { texts, language: own } = useSite();
  const isWhole = useWhole();
  const all = blocks ?? [];
  return (
    <>
      <div className={cx(styles.hero, picture.isWhole && styles.whole)}>
        <picture>
          {picture.portrait ? <source media="(max-width: 600px)" srcSet={picture.portrait} sizes="100vw" /> : null}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="100vw"
            width="1440"
            height="560"
            alt={picture.alt}
            style={picture.position ? { objectPosition: picture.position } : undefined}
            fetchPriority="high"
            decoding="async"
          />
        </picture>
      </div>
      <Page className={styles.page}>
        <article className={styles.article} lang={language === own ? undefined : language}>
          <header className={styles.header}>
            <div lang={language === own ? undefined : own} className={styles.crumbs}>
              <Breadcrumbs label={texts.news.breadcrumbs} crumbs={crumbs} />
            </div>
            {tag ? (
              <p className={styles.tag}>
                <a href={tag.href}>{tag.label}</a>
              </p>
            ) : null}
            <h1 className={styles.title}>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {byline}
          </header>
          <div className={styles.text}>
            <Blocks blocks={isWhole ? all : all.slice(0, FIRST_BLOCKS)} />
          </div>
          {isWhole ? children : null}
        </article>
      </Page>
    </>
  );
}
