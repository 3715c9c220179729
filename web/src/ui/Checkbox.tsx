import type { ComponentProps, ReactNode } from "react";
import styles from "./Checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className" | "children"> & { children: ReactNode };

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
