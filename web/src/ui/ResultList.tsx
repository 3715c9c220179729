import styles from "./ResultList.module.css";
import { type ResultItem, ResultRow } from "./ResultRow";
import { Skeleton } from "./Skeleton";

/** What was found, a row for each; side by side where there is room. */
export function ResultList({ items }: { items: ResultItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.key}>
          <a className={styles.row} href={item.href}>
            <ResultRow item={item} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ResultListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={index} className={styles.row}>
          <Skeleton width={40} height={44} />
          <Skeleton width="60%" height={34} />
        </div>
      ))}
    </div>
  );
}
