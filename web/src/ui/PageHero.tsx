import type { ReactNode } from "react";
import type { Picture } from "./CardPicture";
import { Page } from "./Page";
import styles from "./PageHero.module.css";

type PageHeroProps = {
  title: string;
  text?: string | undefined;
  /** At the right; below the words on phones, where it may be another. */
  picture?: (Picture & { portrait?: string | undefined }) | undefined;
  /** Ways on. */
  children?: ReactNode;
};

/** What a page of its own begins with: a field of colour with the title, and a picture. */
export function PageHero({ title, text, picture, children }: PageHeroProps) {
  return (
    <header className={styles.hero}>
      <Page className={styles.words}>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {children ? <div className={styles.ways}>{children}</div> : null}
      </Page>
      {picture ? (
        <picture className={styles.art}>
          {picture.portrait ? <source media="(max-width: 599px)" srcSet={picture.portrait} /> : null}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(min-width: 1024px) 48vw, 100vw"
            width="1600"
            height="1000"
            alt={picture.alt}
            fetchPriority="high"
          />
        </picture>
      ) : null}
    </header>
  );
}
