import { clubStyle } from "./accent";
import { Crest } from "./Crest";
import styles from "./LeaderCards.module.css";

type Leader = { key: string; name: string; href: string; crest: string; value: string; position: number };

export type LeaderCard = {
  key: string;
  /** What is counted. */
  title: string;
  first: Leader & { photo: string | undefined; colors: { club: string; on: string } };
  others: Leader[];
};

/** Who leads, in the club's colour with the figure cut into the corner; the next ones below. */
export function LeaderCards({ cards }: { cards: LeaderCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ key, title, first, others }) => (
        <li key={key} className={styles.card} style={clubStyle(first.colors.club, first.colors.on, first.colors.on)}>
          <div className={styles.picture}>
            {first.photo ? (
              <img src={first.photo} width="320" height="384" alt="" loading="lazy" decoding="async" />
            ) : null}
            <span className={styles.figure}>{first.value}</span>
          </div>
          <h3>{title}</h3>
          <p>
            <Crest src={first.crest} size={24} />
            <a href={first.href}>{first.name}</a>
          </p>
          {others.length > 0 ? (
            <ol start={2}>
              {others.map(({ key: other, name, href, crest, value, position }) => (
                <li key={other}>
                  <span>{position}</span>
                  <Crest src={crest} size={20} />
                  <a href={href}>{name}</a>
                  <b>{value}</b>
                </li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
