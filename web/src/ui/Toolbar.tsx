import type { ReactNode } from "react";
import styles from "./Toolbar.module.css";

type ToolbarProps = { end?: ReactNode; children: ReactNode };

/** The row of filters over a list; `end` goes to the right when there is room. */
export function Toolbar({ end, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {end ? <div className={styles.end}>{end}</div> : null}
    </div>
  );
}
