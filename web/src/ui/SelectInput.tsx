import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import styles from "./SelectInput.module.css";

type SelectInputProps = Omit<ComponentProps<"select">, "className" | "children"> & {
  options: readonly { value: string; label: string }[];
};

/** One of several, in a form that is sent; goes inside a `Field`, which names it. A choice that is an address is a `Select`. */
export function SelectInput({ options, ...select }: SelectInputProps) {
  return (
    <span className={styles.place}>
      <select {...select} className={styles.select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
