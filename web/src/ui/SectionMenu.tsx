import { DisclosurePanel } from "./DisclosurePanel";
import { Icon } from "./Icon";
import { type MenuItem, opening } from "./linkItem";
import { Page } from "./Page";
import styles from "./SectionMenu.module.css";

/** A section of the header with others below it: they open under the header, from edge to edge. */
export function SectionMenu({ label, children = [], current }: MenuItem & { current?: string | undefined }) {
  return (
    <DisclosurePanel
      label={label}
      isCurrent={children.some(({ key }) => key === current)}
      summaryClassName={styles.section}
      summary={
        <>
          {label}
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      <Page className={styles.links}>
        {children.map((link) => (
          <a
            key={link.key}
            href={link.href}
            aria-current={link.key === current ? "page" : undefined}
            {...opening(link)}
          >
            {link.label}
          </a>
        ))}
      </Page>
    </DisclosurePanel>
  );
}
