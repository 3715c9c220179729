import type { ReactNode } from "react";
import { ClubStrip, type StripClub } from "./ClubStrip";
import { type MenuItem, opening } from "./linkItem";
import { Page } from "./Page";
import { SectionMenu } from "./SectionMenu";
import styles from "./SiteHeader.module.css";
import { type Brand, Wordmark } from "./Wordmark";

export type SiteLanguage = { key: string; label: string; name: string; href: string; isCurrent: boolean };

type SiteHeaderProps = {
  brand: Brand;
  clubs?: StripClub[] | undefined;
  clubsLabel: string;
  languages?: SiteLanguage[] | undefined;
  languagesLabel: string;
  /** A `CompetitionSelector`. */
  selector?: ReactNode;
  sections: MenuItem[];
  /** The key of a section, or of one below it. */
  current?: string | undefined;
  sectionsLabel: string;
  /** Search, theme, sign-in. `onlyDesktop` and `onlyMobile` split them. */
  actions: ReactNode;
};

/** Club strip and main bar on desktop, a bar of 56px on phones; the bar sticks, the strip scrolls away. */
export function SiteHeader({
  brand,
  clubs,
  clubsLabel,
  languages,
  languagesLabel,
  selector,
  sections,
  current,
  sectionsLabel,
  actions,
}: SiteHeaderProps) {
  const hasStrip = (clubs?.length ?? 0) > 0 || (languages?.length ?? 0) > 0;
  return (
    <header className={hasStrip ? styles.withStrip : styles.header} data-theme="dark">
      {hasStrip ? (
        <div className={styles.strip}>
          <ClubStrip
            label={clubsLabel}
            clubs={clubs ?? []}
            end={
              languages ? (
                <nav className={styles.languages} aria-label={languagesLabel}>
                  {languages.map((language) => (
                    <a
                      key={language.key}
                      href={language.href}
                      hrefLang={language.key}
                      lang={language.key}
                      title={language.name}
                      aria-current={language.isCurrent ? "true" : undefined}
                    >
                      <span aria-hidden="true">{language.label}</span>
                      <span className="visuallyHidden">{language.name}</span>
                    </a>
                  ))}
                </nav>
              ) : null
            }
          />
        </div>
      ) : null}
      <Page className={styles.bar}>
        {/* Where there is no browser around the site, the way back stands here: `app/shell/WayBack.tsx`. */}
        <span id="way-back" className={styles.back} />
        <a className={styles.brand} href={brand.href} aria-label={brand.label}>
          <Wordmark name={brand.name} logo={brand.logo} />
        </a>
        {selector}
        <nav className={styles.sections} aria-label={sectionsLabel}>
          {sections.map((section) =>
            section.children?.length ? (
              <SectionMenu {...section} key={section.key} current={current} />
            ) : (
              <a
                key={section.key}
                href={section.href}
                aria-current={section.key === current ? "page" : undefined}
                {...opening(section)}
              >
                {section.label}
              </a>
            ),
          )}
        </nav>
        <div className={styles.actions}>{actions}</div>
      </Page>
    </header>
  );
}
