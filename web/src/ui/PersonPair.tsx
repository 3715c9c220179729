import type { CSSProperties } from "react";
import { cx } from "./classNames";
import styles from "./PersonPair.module.css";

export type PairedPerson = {
  key: string;
  name: string;
  href?: string | undefined;
  /** Club, position, season. */
  detail: string;
  picture?: string | undefined;
  color: string;
  onColor: string;
};

type PersonPairProps = { people: [PairedPerson, PairedPerson] };

/** Two people beside each other, each in the colour of the club. */
export function PersonPair({ people }: PersonPairProps) {
  return (
    <ul className={styles.pair}>
      {people.map(({ key, name, href, detail, picture, color, onColor }, index) => (
        <li
          key={key}
          className={cx(styles.person, index === 1 && styles.other)}
          style={{ "--club": color, "--club-on": onColor } as CSSProperties}
        >
          {picture ? <img src={picture} width="150" height="180" alt="" decoding="async" /> : null}
          <span>
            <b>{href ? <a href={href}>{name}</a> : name}</b>
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
