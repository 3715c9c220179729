import styles from "./SocialLinks.module.css";
import { SOCIAL_PATHS } from "./socialIcons";

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
    <ul className={styles.links} aria-label={label}>
      {links.map(({ network, href, label: words, name }) => {
        const path = SOCIAL_PATHS.get(network.toLowerCase());
        return (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" aria-label={words}>
              {path ? (
                <svg
                  width="20"
                  height="20"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d={path} />
                </svg>
              ) : (
                <span aria-hidden="true">{name}</span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
