import styles from "./KitTiles.module.css";

export type KitTile = { key: string; name: string; picture: string };

/** What a club wears, side by side. */
export function KitTiles({ kits }: { kits: KitTile[] }) {
  return (
    <ul className={styles.kits}>
      {kits.map(({ key, name, picture }) => (
        <li key={key}>
          <img src={picture} width="120" height="120" alt="" loading="lazy" decoding="async" />
          {name}
        </li>
      ))}
    </ul>
  );
}
