import styles from "./PersonLinks.module.css";

export type PersonLink = {
  key: string;
  href: string;
  name: string;
  /** What he is and where. */
  detail?: string | undefined;
  /** A portrait of 5:6; a plain field where there is none. */
  picture?: string | undefined;
};

type PersonLinksProps = { label: string; people: PersonLink[] };

/** People to choose from, each a link as wide as its column. */
export function PersonLinks({ label, people }: PersonLinksProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {people.map(({ key, href, name, detail, picture }) => (
        <li key={key}>
          <a href={href}>
            {picture ? (
              <img src={picture} width="44" height="52" alt="" loading="lazy" decoding="async" />
            ) : (
              <i className={styles.nobody} />
            )}
            <span>
              <b>{name}</b>
              {detail ? <small>{detail}</small> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
