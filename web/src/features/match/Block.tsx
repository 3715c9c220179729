import type { ReactNode } from "react";
import styles from "./block.module.css";

interface Props {
  title: string;
  children: ReactNode;
}

/** A few facts of one kind, under a rule and a heading. */
export function Block({ title, children }: Props) {
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

/** Blocks side by side, as many as have room. */
export function Blocks({ children }: { children: ReactNode }) {
  return <div className={styles.blocks}>{children}</div>;
}
