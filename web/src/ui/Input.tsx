import type { ComponentProps } from "react";
import styles from "./Input.module.css";

/** A text field; goes inside a `Field`, which names it. */
export function Input(props: Omit<ComponentProps<"input">, "className">) {
  return <input {...props} className={styles.input} />;
}
