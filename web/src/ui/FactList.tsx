import styles from "./FactList.module.css";

export type FactValue = { key: string; text: string; href?: string | undefined };
/** A fact with one value or several, each of which may lead somewhere. */
export type FactLine = { key: string; label: string; values: FactValue[] };

/** What is known, a line for each: its name at the left, its values at the right. */
export function FactList({ facts }: { facts: FactLine[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, values }) => (
        <div key={key}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.key}>{value.href ? <a href={value.href}>{value.text}</a> : value.text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
