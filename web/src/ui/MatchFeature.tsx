import type { LinkData } from "./linkItem";
import styles from "./MatchFeature.module.css";

type Side = { key: string; crest: string; color: string };

type MatchFeatureProps = { href: string; when: string; title: string; sides: Side[]; data?: LinkData | undefined };

/** One match to look forward to, its clubs' colours side by side. */
export function MatchFeature({ href, when, title, sides, data }: MatchFeatureProps) {
  return (
    <a className={styles.feature} href={href} {...data}>
      <span className={styles.art}>
        {sides.map(({ key, crest, color }) => (
          <span key={key} style={{ background: color }}>
            <img src={crest} width="72" height="81" alt="" loading="lazy" decoding="async" />
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <small>{when}</small>
        <b>{title}</b>
      </span>
    </a>
  );
}
