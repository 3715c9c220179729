import type { ReactNode } from "react";
import styles from "./list.module.css";

interface Props {
  title: string;
  /** What can be done with the whole list. */
  aside?: ReactNode;
}

/** What the page of a list is called. */
export function ListHeading({ title, aside }: Props) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {aside}
    </header>
  );
}
