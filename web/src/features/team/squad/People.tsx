import styles from "./squad.module.css";
import type { Person } from "./squadPeople.ts";

/** People in rows, as many side by side as have room. */
export function People({ people }: { people: Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.key}>
          {person.href ? (
            <a className={styles.person} href={person.href}>
              <Inside {...person} />
            </a>
          ) : (
            <span className={styles.person}>
              <Inside {...person} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Inside({ name, photo, detail }: Person) {
  return (
    <>
      {photo ? <img src={photo} width="44" height="52" alt="" loading="lazy" decoding="async" /> : <i />}
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
    </>
  );
}
