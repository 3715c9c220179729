import type { ReactNode } from "react";
import styles from "./Columns.module.css";

type ColumnsProps = { aside: ReactNode; children: ReactNode };

/** Fluid main part and a column of 300 to 392px; one under the other below 1024px. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
