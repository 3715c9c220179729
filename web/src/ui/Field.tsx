import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./Field.module.css";
import { Icon } from "./Icon";

export type FieldControl = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type FieldProps = {
  id: string;
  label: string;
  /** A word beside the label of a field that may stay empty. */
  optional?: string | undefined;
  help?: string | undefined;
  /** Says how to fix it. */
  error?: string | undefined;
  /** Gets what ties the control to its texts: `{(control) => <Input {...control} name="email" />}`. */
  children: (control: FieldControl) => ReactNode;
};

/** Label above, help below, and the error in its place when there is one. */
export function Field({ id, label, optional, help, error, children }: FieldProps) {
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {optional ? <small> {optional}</small> : null}
      </label>
      {children({
        id,
        "aria-describedby": note ? `${id}-note` : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note ? (
        <p id={`${id}-note`} className={cx(styles.note, error && styles.error)}>
          {error ? <Icon name="alert" size={16} /> : null}
          {note}
        </p>
      ) : null}
    </div>
  );
}
