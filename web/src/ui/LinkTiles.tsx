import { Stroke } from "./Icon";
import styles from "./LinkTiles.module.css";
import { type LinkItem, opening } from "./linkItem";
import { PLACE_PATHS, type PlaceIcon } from "./placeIcons";

type LinkTilesProps = {
  label: string;
  items: (LinkItem & { icon: PlaceIcon })[];
  /** The key of where one is. */
  current?: string | undefined;
};

/** Places to go as tiles, three in a row on a phone: the top of the sheet "Mais". */
export function LinkTiles({ label, items, current }: LinkTilesProps) {
  return (
    <nav className={styles.tiles} aria-label={label}>
      {items.map((item) => (
        <a key={item.key} href={item.href} aria-current={item.key === current ? "page" : undefined} {...opening(item)}>
          <Stroke path={PLACE_PATHS[item.icon]} size={22} />
          {item.label}
        </a>
      ))}
    </nav>
  );
}
