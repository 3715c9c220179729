import { useEffect, useRef } from "react";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import styles from "./SearchField.module.css";

/** As much as anybody types: longer texts do not fit into an address. */
const MOST_LETTERS = 100;

type SearchFieldProps = {
  /** Where the form leads; what was typed is added to it as a query. */
  action: string;
  name: string;
  label: string;
  placeholder?: string | undefined;
  defaultValue?: string | undefined;
  submitLabel: string;
  /** Without it nothing offers to empty the field. */
  clearLabel?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** A form with one field to search by. Without scripts it works as it stands, but for the button that empties it. */
export function SearchField({
  action,
  name,
  label,
  placeholder,
  defaultValue,
  submitLabel,
  clearLabel,
  autoFocus = false,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Not the attribute: on a phone it would open the keyboard over a page that nobody has seen yet.
  useEffect(() => {
    if (autoFocus && matchMedia?.("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const clear = () => {
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} method="get" action={action}>
        <label className={styles.field}>
          <Icon name="search" size={24} />
          <span className="visuallyHidden">{label}</span>
          <input
            ref={field}
            type="search"
            name={name}
            placeholder={placeholder ?? " "}
            defaultValue={defaultValue}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        {clearLabel ? <IconButton className={styles.clear} label={clearLabel} icon="x" onClick={clear} /> : null}
        <button type="submit" className={styles.submit}>
          <span>{submitLabel}</span>
          <Icon name="arrowRight" />
        </button>
      </form>
    </search>
  );
}
