import { type ReactNode, useEffect, useRef } from "react";
import { Page } from "./Page";
import styles from "./SectionTabs.module.css";
import { useCurrentSection } from "./useCurrentSection";

type SectionTabsProps = {
  label: string;
  /** The page's sections by their ids, in the order in which they stand. */
  sections: { id: string; label: string }[];
  /** Not yet while only the first screen of the page is. */
  areThere?: boolean;
  /** What stays in sight with them, e.g. a `MiniScore`. */
  lead?: ReactNode;
};

/** The way to the sections of a long page. Sticks under the header and marks the one that is being read. */
export function SectionTabs({ label, sections, areThere = true, lead }: SectionTabsProps) {
  const list = useRef<HTMLElement>(null);
  const current = useCurrentSection(
    sections.map(({ id }) => id),
    areThere,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another section is read
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !link) return;
    list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <div className={lead ? styles.withLead : styles.bar}>
      <Page className={styles.inner}>
        {lead ? <div className={styles.lead}>{lead}</div> : null}
        <nav className={styles.list} aria-label={label} ref={list}>
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`} aria-current={section.id === current ? "true" : undefined}>
              {section.label}
            </a>
          ))}
        </nav>
      </Page>
    </div>
  );
}
