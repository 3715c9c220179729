import { Icon } from "./Icon";
import styles from "./PartnerWall.module.css";

export type WallPartner = {
  key: string;
  name: string;
  href?: string | undefined;
  logo?: string | undefined;
  /** The same for dark grounds; without one the other brings its paper along. */
  darkLogo?: string | undefined;
};

type PartnerWallProps = {
  label: string;
  partners: WallPartner[];
  /** Said of links that leave the site. */
  externalLabel: string;
  size?: "large" | undefined;
};

/** Who stands behind the league, a field for each with logo and name. */
export function PartnerWall({ label, partners, externalLabel, size }: PartnerWallProps) {
  return (
    <ul className={styles.wall} aria-label={label} data-size={size}>
      {partners.map((partner) => (
        <li key={partner.key}>
          {partner.href ? (
            <a href={partner.href} target="_blank" rel="noopener">
              <Logo logo={partner.logo} darkLogo={partner.darkLogo} />
              <span className={styles.name}>
                {partner.name}
                <Icon name="externalLink" size={14} />
                <span className="visuallyHidden"> ({externalLabel})</span>
              </span>
            </a>
          ) : (
            <div>
              <Logo logo={partner.logo} darkLogo={partner.darkLogo} />
              <span className={styles.name}>{partner.name}</span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Of the two only the one that is shown is loaded. */
function Logo({ logo, darkLogo }: Pick<WallPartner, "logo" | "darkLogo">) {
  if (!logo && !darkLogo) return <span className={styles.field} />;
  const picture = { width: 200, height: 80, loading: "lazy", decoding: "async" } as const;
  return (
    <span className={styles.field} data-both={logo && darkLogo ? "" : undefined}>
      <img {...picture} className={styles.light} src={logo ?? darkLogo} alt="" />
      {logo && darkLogo ? <img {...picture} className={styles.dark} src={darkLogo} alt="" /> : null}
    </span>
  );
}
