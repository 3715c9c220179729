import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./ScrollArea.module.css";

type ScrollAreaProps = {
  label: string;
  /** Opens at its right end: the newest of what runs from left to right. */
  startsAtEnd?: boolean;
  /** On phones it runs to the edges of the screen. */
  bleeds?: boolean;
  children: ReactNode;
};

/** Something wider than a phone, which scrolls by itself. */
export function ScrollArea({ label, startsAtEnd = false, bleeds = false, children }: ScrollAreaProps) {
  return (
    <section
      className={cx(styles.area, startsAtEnd && styles.fromEnd, bleeds && styles.bleeding)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
      tabIndex={0}
    >
      {startsAtEnd ? <div className={styles.content}>{children}</div> : children}
    </section>
  );
}
