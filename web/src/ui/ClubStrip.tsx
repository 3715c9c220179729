import type { ReactNode } from "react";
import styles from "./ClubStrip.module.css";
import { Page } from "./Page";

export type StripClub = { key: string; name: string; href: string; crest: string; isCurrent?: boolean | undefined };

type ClubStripProps = { label: string; clubs: StripClub[]; end?: ReactNode };

/** Every club of the competition, one crest each; scrolls away with the page. */
export function ClubStrip({ label, clubs, end }: ClubStripProps) {
  return (
    <div className={styles.strip}>
      <Page className={styles.inner}>
        <nav className={styles.clubs} aria-label={label}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <ul>
            {clubs.map((club) => (
              <li key={club.key}>
                <a
                  href={club.href}
                  title={club.name}
                  data-club={club.key}
                  aria-current={club.isCurrent ? "true" : undefined}
                >
                  <img
                    src={club.crest}
                    width="24"
                    height="27"
                    alt={club.name}
                    loading="lazy"
                    fetchPriority="low"
                    decoding="async"
                  />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {end}
      </Page>
    </div>
  );
}
