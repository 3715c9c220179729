import type { ReactNode } from "react";
import { type MenuItem, opening } from "./linkItem";
import { Page } from "./Page";
import { SectionMenu } from "./SectionMenu";
import styles from "./SiteHeader.module.css";
import { type Brand, Wordmark } from "./Wordmark";

type SiteHeaderProps = {
  brand: Brand;
  /** A `ClubStrip`. */
  strip: ReactNode;
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
export function SiteHeader({ brand, strip, selector, sections, current, sectionsLabel, actions }: SiteHeaderProps) {
  return (
    <header id="site-header" className={styles.header} data-theme="dark">
      <div className={styles.strip}>{strip}</div>
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
