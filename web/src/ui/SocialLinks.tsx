import styles from "./SocialLinks.module.css";

export type SocialLink = {
  /** The network's name: "instagram". One without a sign of its own is shown by its name. */
  network: string;
  href: string;
  /** In words: "Farol do Cabo no Instagram". */
  label: string;
  name: string;
};

type SocialLinksProps = { label: string; links: SocialLink[] };

/** Somebody's pages elsewhere, as signs of 44 pixels. */
export function SocialLinks({ label, links }: SocialLinksProps) {
  return (
    <ul className={styles.socialLinks} aria-label={label}>
      {links.map(({ network, href, label: words, name }) => {
        // The signs are pictures that the style sheet names: nobody loads one that is not shown.
        const sign = styles[network.toLowerCase()];
        return (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" aria-label={words}>
              {sign ? <i className={sign} /> : <span aria-hidden="true">{name}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
