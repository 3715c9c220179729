import type { ReactNode } from "react";
import styles from "./Chips.module.css";
import type { LinkItem } from "./linkItem";

type ChipItem = Omit<LinkItem, "label"> & { label: ReactNode };

type ChipsProps = { label: string; items: ChipItem[]; current?: string | undefined };

/** Content filters, as links. */
export function Chips({ label, items, current }: ChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {items.map((item) => (
        <a key={item.key} href={item.href} aria-current={item.key === current ? "true" : undefined}>
          {item.label}
        </a>
      ))}
    </nav>
  );
}
