import type { Fact } from "./fact.ts";
import styles from "./facts.module.css";

/** What is known, a line for each: its name at the left, its value at the right. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, values }) => (
        <div key={key}>
          <dt>{label}</dt>
          {values.map(({ key: value, text, href }) => (
            <dd key={value}>{href ? <a href={href}>{text}</a> : text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
