import styles from "./HonourList.module.css";

export type Honour = { key: string; name: string; count: string; detail?: string | undefined };

/** What was won, and how often. */
export function HonourList({ honours }: { honours: Honour[] }) {
  return (
    <ul className={styles.honours}>
      {honours.map(({ key, name, count, detail }) => (
        <li key={key}>
          <b>{count}</b>
          <span>
            {name}
            {detail ? <small>{detail}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
