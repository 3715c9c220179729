import styles from "./PersonList.module.css";

export type PersonItem = {
  key: string;
  name: string;
  /** What the person does. */
  detail: string;
  photo?: string | undefined;
  href?: string | undefined;
};

/** People, a line for each: a small portrait, the name, what they do. */
export function PersonList({ items }: { items: PersonItem[] }) {
  return (
    <ul className={styles.people}>
      {items.map(({ key, name, detail, photo, href }) => (
        <li key={key}>
          {photo ? (
            <img src={photo} width="40" height="48" alt="" loading="lazy" decoding="async" />
          ) : (
            <i className={styles.nobody} />
          )}
          <span>
            {href ? <a href={href}>{name}</a> : <b>{name}</b>}
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
