import styles from "./AuthorCard.module.css";

type AuthorCardProps = {
  name: string;
  position?: string | undefined;
  text?: string | undefined;
  photo?: string | undefined;
  /** Where to read more of them. */
  link?: { href: string; label: string } | undefined;
};

/** Somebody who writes or answers for something. */
export function AuthorCard({ name, position, text, photo, link }: AuthorCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.face}>
        {photo ? <img src={photo} width="96" height="115" alt="" loading="lazy" decoding="async" /> : null}
      </span>
      <div>
        <b>{name}</b>
        {position ? <p className={styles.position}>{position}</p> : null}
        {text ? <p>{text}</p> : null}
        {link ? <a href={link.href}>{link.label}</a> : null}
      </div>
    </div>
  );
}
