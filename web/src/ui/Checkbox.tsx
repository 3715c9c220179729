import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Checkbox.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className" | "children"> & {
  /** Why it has to be ticked, once somebody went on without. */
  error?: string | undefined;
  children: ReactNode;
};

export function Checkbox({ error, children, ...input }: CheckboxProps) {
  const id = useId();
  const ties = error ? { "aria-invalid": true, "aria-describedby": id } : undefined;
  return (
    <div>
      <label className={styles.checkbox}>
        <input {...input} {...ties} type="checkbox" />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
