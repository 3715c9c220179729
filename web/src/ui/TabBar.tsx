import { Badge } from "./Badge";
import { Icon, type IconName } from "./Icon";
import type { LinkItem } from "./linkItem";
import styles from "./TabBar.module.css";

export type TabBarItem = LinkItem & {
  icon: IconName;
  /** Puts a live dot on the icon, with these words for it. */
  liveLabel?: string | undefined;
  /** Takes the click instead of the link, e.g. to open the sheet "Mais"; the link still works without scripts. */
  onSelect?: (() => void) | undefined;
};

type TabBarProps = { label: string; items: TabBarItem[]; current?: string | undefined };

/** The app's main navigation on phones. */
export function TabBar({ label, items, current }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(({ key, href, icon, label: text, liveLabel, onSelect }) => (
        <a
          key={key}
          href={href}
          aria-current={key === current ? "page" : undefined}
          onClick={
            onSelect
              ? (event) => {
                  event.preventDefault();
                  onSelect();
                }
              : undefined
          }
        >
          <span className={styles.icon}>
            <Icon name={icon} size={22} />
            {liveLabel ? (
              <span className={styles.badge}>
                <Badge label={liveLabel} />
              </span>
            ) : null}
          </span>
          <span>{text}</span>
        </a>
      ))}
    </nav>
  );
}
