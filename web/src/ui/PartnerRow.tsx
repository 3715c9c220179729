import type { ReactNode } from "react";
import styles from "./PartnerRow.module.css";

export type Partner = {
  key: string;
  name: string;
  href?: string | undefined;
  /** Address of a picture; without one the name is written. */
  logo?: string | undefined;
  /** Shown larger than the others. */
  isMain?: boolean | undefined;
};

type PartnerRowProps = { partners: Partner[]; label: string };

/** Who stands behind the league, in one row that wraps. Logos keep their place while they are on their way. */
export function PartnerRow({ partners, label }: PartnerRowProps) {
  return (
    <ul className={styles.row} aria-label={label}>
      {partners.map((partner) => (
        <li key={partner.key} className={partner.isMain ? styles.main : undefined}>
          {partner.href ? (
            <a href={partner.href} target="_blank" rel="noopener">
              {signOf(partner)}
            </a>
          ) : (
            <span>{signOf(partner)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function signOf({ name, logo, isMain }: Partner): ReactNode {
  if (!logo) return name;
  const [width, height] = isMain ? [200, 64] : [140, 44];
  return <img src={logo} width={width} height={height} alt={name} loading="lazy" decoding="async" />;
}
