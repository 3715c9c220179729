import type { ReactNode } from "react";
import type { IconName } from "./Icon";
import { IconButton } from "./IconButton";
import { type LinkItem, opening } from "./linkItem";
import { Page } from "./Page";
import styles from "./SiteFooter.module.css";
import type { Brand } from "./SiteHeader";
import { Wordmark } from "./Wordmark";

type SiteFooterProps = {
  brand: Brand;
  text: string;
  /** A band of tiles, drawn as a picture. Decorative. */
  artSrc?: string | undefined;
  social?: { key: string; label: string; href: string; icon: IconName }[] | undefined;
  columns: { key: string; title: string; links: LinkItem[] }[];
  start: ReactNode;
  end?: ReactNode;
};

export function SiteFooter({ brand, text, artSrc, social, columns, start, end }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-theme="dark">
      {artSrc ? (
        <div className={styles.art}>
          <img src={artSrc} alt="" loading="lazy" decoding="async" />
        </div>
      ) : null}
      <Page className={styles.columns}>
        <div className={styles.brand}>
          <a href={brand.href} aria-label={brand.label}>
            <Wordmark name={brand.name} size="footer" />
          </a>
          <p>{text}</p>
          {social && social.length > 0 ? (
            <div className={styles.social}>
              {social.map((item) => (
                <IconButton key={item.key} label={item.label} icon={item.icon} href={item.href} />
              ))}
            </div>
          ) : null}
        </div>
        {columns.map((column) => (
          <nav key={column.key} aria-label={column.title}>
            <h2>{column.title}</h2>
            {column.links.map((link) => (
              <a key={link.key} href={link.href} {...opening(link)}>
                {link.label}
              </a>
            ))}
          </nav>
        ))}
      </Page>
      <Page className={styles.bottom}>
        <span>{start}</span>
        {end ? <span>{end}</span> : null}
      </Page>
    </footer>
  );
}
