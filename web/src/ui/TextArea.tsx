import type { ComponentProps } from "react";
import styles from "./TextArea.module.css";

/** A field for several lines; goes inside a `Field`, which names it. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea {...props} className={styles.area} />;
}
