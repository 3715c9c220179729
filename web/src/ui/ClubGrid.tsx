import { clubStyle } from "./accent";
import styles from "./ClubGrid.module.css";
import { Crest } from "./Crest";
import { Skeleton } from "./Skeleton";

export type ClubTile = {
  key: string;
  name: string;
  href: string;
  crest: string;
  /** Where they play, when they were founded: a line each. */
  details: string[];
  colors: { color: string; secondary: string; on: string };
};

type ClubGridProps = { clubs: ClubTile[] };

/** Clubs side by side: crest, name and a bar in both colours on a tint of the first. */
export function ClubGrid({ clubs }: ClubGridProps) {
  return (
    <ul className={styles.grid}>
      {clubs.map(({ key, name, href, crest, details, colors }) => (
        <li key={key} style={clubStyle(colors.color, colors.secondary, colors.on)}>
          <a href={href}>
            <Crest src={crest} size={56} />
            <span className={styles.name}>{name}</span>
            {details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Tiles as high as those of `ClubGrid`. */
export function ClubGridSkeleton({ label, clubs = 18 }: { label: string; clubs?: number }) {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: clubs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Skeleton key={index} height={188} />
      ))}
    </div>
  );
}
