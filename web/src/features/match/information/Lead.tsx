import { listed } from "../../../api/art.ts";
import styles from "./information.module.css";

interface Props {
  name: string;
  text: string;
  photo: string | undefined;
  href?: string | undefined;
}

/** Somebody whom a block is about, with his picture. */
export function Lead({ name, text, photo, href }: Props) {
  return (
    <div className={styles.lead}>
      {photo ? (
        <img className={styles.portrait} src={listed(photo)} width="65" height="78" alt="" loading="lazy" />
      ) : null}
      <p>
        <b>{href ? <a href={href}>{name}</a> : name}</b>
        <small>{text}</small>
      </p>
    </div>
  );
}
