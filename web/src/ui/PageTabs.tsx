import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import type { LinkItem } from "./linkItem";
import { Page } from "./Page";
import styles from "./PageTabs.module.css";

/** A tab that is known once the app is there: until then there is room for what it will be called, a string in CSS. */
type AwaitedItem = { key: string; room: string };

type PageTabsProps = {
  label: string;
  items: (LinkItem | AwaitedItem)[];
  current: string;
  /** Stands at the right on desktop, e.g. the season. */
  aside?: ReactNode;
};

/** The views of one page, as links. Sticks under the header; scrolls sideways when it has no room. */
export function PageTabs({ label, items, current, aside }: PageTabsProps) {
  const list = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab becomes the current one
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <div className={styles.tabs}>
      <Page className={styles.inner}>
        <nav className={styles.list} aria-label={label} ref={list}>
          {items.map((item) =>
            "room" in item ? (
              <span key={item.key} className={styles.room} style={{ "--room": item.room } as CSSProperties} />
            ) : (
              <a key={item.key} href={item.href} aria-current={item.key === current ? "page" : undefined}>
                {item.label}
              </a>
            ),
          )}
        </nav>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </Page>
    </div>
  );
}
