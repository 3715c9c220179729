import type { ReactNode } from "react";
import { type LinkItem, opening } from "./linkItem";
import { Page } from "./Page";
import styles from "./SiteFooter.module.css";
import { type SocialLink, SocialLinks } from "./SocialLinks";
import { type Brand, Wordmark } from "./Wordmark";

type SiteFooterProps = {
  brand: Brand;
  text: string;
  /** A band of tiles, drawn as a picture. Decorative. */
  artSrc?: string | undefined;
  social?: SocialLink[] | undefined;
  socialLabel: string;
  /** Mail, telephone and the like; lines without an address are plain text. */
  contacts?: { key: string; label: string; href?: string | undefined }[] | undefined;
  columns: { key: string; title: string; links: LinkItem[] }[];
  /** A `PartnerRow`. */
  partners?: ReactNode;
  /** Links to the same page in each language. */
  languages: ReactNode;
  languagesLabel: string;
  /** Opens what visitors may choose; only where scripts run. */
  settings?: { label: string; onOpen: () => void } | undefined;
  start: ReactNode;
  end?: ReactNode;
};

export function SiteFooter({
  brand,
  text,
  artSrc,
  social = [],
  socialLabel,
  contacts = [],
  columns,
  partners,
  languages,
  languagesLabel,
  settings,
  start,
  end,
}: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-theme="dark">
      {artSrc ? (
        <div className={styles.art}>
          <img src={artSrc} alt="" loading="lazy" decoding="async" />
        </div>
      ) : null}
      <Page className={styles.inner}>
        <div className={styles.brand}>
          <a href={brand.href} aria-label={brand.label}>
            <Wordmark name={brand.name} logo={brand.logo} size="footer" />
          </a>
          <p>{text}</p>
          {contacts.length > 0 ? (
            <address>
              {contacts.map(({ key, label, href }) =>
                href ? (
                  <a key={key} href={href}>
                    {label}
                  </a>
                ) : (
                  <span key={key}>{label}</span>
                ),
              )}
            </address>
          ) : null}
          {social.length > 0 ? <SocialLinks label={socialLabel} links={social} /> : null}
        </div>
        <div className={styles.columns}>
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
        </div>
      </Page>
      {partners ? <Page className={styles.partners}>{partners}</Page> : null}
      <Page className={styles.bottom}>
        <span>{start}</span>
        <nav aria-label={languagesLabel}>{languages}</nav>
        {settings ? (
          <button type="button" className={styles.settings} onClick={settings.onOpen}>
            {settings.label}
          </button>
        ) : null}
        {end ? <span>{end}</span> : null}
      </Page>
    </footer>
  );
}
