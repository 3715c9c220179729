import { CardMeta } from "./CardMeta";
import { CardPicture } from "./CardPicture";
import type { NewsCard } from "./NewsGrid";
import styles from "./NewsLead.module.css";

export type LeadCard = NewsCard & {
  lead?: string | undefined;
  /** Of a video. */
  duration?: string | undefined;
};

type NewsLeadProps = {
  cards: LeadCard[];
  /** Only the rows, for a narrow place. */
  isList?: boolean;
};

/** The newest large, the others in rows beside it; below it on phones. */
export function NewsLead({ cards, isList = false }: NewsLeadProps) {
  const [first, ...others] = cards;
  if (!first) return null;
  if (isList) return <Rows cards={cards} />;
  return (
    <div className={others.length > 0 ? styles.both : undefined}>
      <a className={styles.lead} href={first.href}>
        <CardPicture className={styles.large} picture={first.picture} sizes="(min-width: 1024px) 56vw, 100vw" />
        <CardMeta tag={first.tag} date={first.date} />
        <h3>{first.title}</h3>
        {first.lead ? <p>{first.lead}</p> : null}
      </a>
      {others.length > 0 ? <Rows cards={others} /> : null}
    </div>
  );
}

function Rows({ cards }: { cards: LeadCard[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map(({ key, href, title, tag, date, picture, duration }) => (
        <li key={key}>
          <a href={href}>
            <CardPicture className={styles.small} picture={picture} duration={duration} sizes="140px" />
            <span>
              <CardMeta tag={tag} date={date} />
              <h3>{title}</h3>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
