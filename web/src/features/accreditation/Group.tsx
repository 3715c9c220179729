import type { ReactNode } from "react";
import styles from "./accreditation.module.css";

/** Fields that belong together, under a rule with their name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
