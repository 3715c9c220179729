import { Icon, type IconName } from "./Icon";
import styles from "./LinkTiles.module.css";
import type { LinkItem } from "./linkItem";

type LinkTilesProps = { label: string; items: (LinkItem & { icon: IconName })[] };

/** Places to go as tiles, three in a row on a phone: the top of the sheet "Mais". */
export function LinkTiles({ label, items }: LinkTilesProps) {
  return (
    <nav className={styles.tiles} aria-label={label}>
      {items.map((item) => (
        <a key={item.key} href={item.href}>
          <Icon name={item.icon} size={22} />
          {item.label}
        </a>
      ))}
    </nav>
  );
}
