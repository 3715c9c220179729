import { Crest } from "./Crest";
import styles from "./Nominations.module.css";
import { Skeleton } from "./Skeleton";

type Side = { name: string; crest: string };

export type Nomination = {
  key: string;
  home: Side;
  away: Side;
  /** Between the two names for those who listen: "contra". */
  versus: string;
  /** Day and hour, or the result. */
  when: string;
  where?: string | undefined;
  /** The one who whistles first. */
  officials: { key: string; role: string; name: string; photo?: string | undefined; href?: string | undefined }[];
  /** What is said while nobody is named. */
  nobody: string;
};

type NominationsProps = { items: Nomination[] };

/** Who is in charge of each match of a round. */
export function Nominations({ items }: NominationsProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, home, away, versus, when, where, officials, nobody }) => (
        <li key={key}>
          <h3 className={styles.match}>
            <Team name={home.name} crest={home.crest} />
            <span className="visuallyHidden"> {versus} </span>
            <Team name={away.name} crest={away.crest} />
          </h3>
          <p className={styles.when}>
            {when}
            {where ? <span>{where}</span> : null}
          </p>
          {officials.length === 0 ? (
            <p className={styles.nobody}>{nobody}</p>
          ) : (
            <dl className={styles.officials}>
              {officials.map(({ key: role, role: label, name, photo, href }) => (
                <div key={role} className={photo ? styles.pictured : undefined}>
                  <dt>{label}</dt>
                  <dd>
                    {photo ? <img src={photo} width="44" height="52" alt="" loading="lazy" /> : null}
                    {href ? <a href={href}>{name}</a> : name}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function Team({ name, crest }: Side) {
  return (
    <span className={styles.team}>
      <Crest src={crest} />
      {name}
    </span>
  );
}

/** As high as matches with all their officials. */
export function NominationsSkeleton({ label, matches = 9 }: { label: string; matches?: number }) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: matches }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.outline}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}
