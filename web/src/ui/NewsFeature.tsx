import { CardMeta } from "./CardMeta";
import { CardPicture } from "./CardPicture";
import styles from "./NewsFeature.module.css";
import type { LeadCard } from "./NewsLead";

type NewsFeatureProps = { card: LeadCard; level?: 2 | 3 };

/** The article that a list opens with: its picture large, title and lead beside it; below it on phones. */
export function NewsFeature({ card, level = 2 }: NewsFeatureProps) {
  const { href, title, lead, tag, date, picture } = card;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <a className={styles.feature} href={href}>
      <CardPicture className={styles.picture} picture={picture} sizes="(min-width: 1024px) 56vw, 100vw" isFirst />
      <span className={styles.words}>
        <CardMeta tag={tag} date={date} />
        <Heading className={styles.title}>{title}</Heading>
        {lead ? <span className={styles.lead}>{lead}</span> : null}
      </span>
    </a>
  );
}
