import styles from "./Chips.module.css";
import type { LinkItem } from "./linkItem";

type ChipsProps = { label: string; items: LinkItem[]; current?: string | undefined };

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
