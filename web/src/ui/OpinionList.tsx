import styles from "./OpinionList.module.css";

export type OpinionCard = {
  key: string;
  href: string;
  title: string;
  author: string | undefined;
  position?: string | undefined;
  photo?: string | undefined;
};

/** What people think: the face, the thought, who it is. */
export function OpinionList({ opinions, level = 3 }: { opinions: OpinionCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.list}>
      {opinions.map(({ key, href, title, author, position, photo }) => (
        <li key={key}>
          <a href={href}>
            <span className={styles.face}>
              {photo ? <img src={photo} width="72" height="88" alt="" loading="lazy" decoding="async" /> : null}
            </span>
            <span>
              <Heading className={styles.title}>{title}</Heading>
              {author ? (
                <span className={styles.author}>
                  <b>{author}</b>
                  {position}
                </span>
              ) : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
