import { Icon } from "./Icon";
import styles from "./Select.module.css";

type SelectOption = { value: string; label: string };

type SelectProps = {
  name: string;
  label: string;
  value: string;
  options: SelectOption[];
  /** Those that come before the others, after the first, under a name of their own. */
  favourites?: { label: string; options: SelectOption[] } | undefined;
  /** Where the form leads; the choice is added to it as a query. */
  action: string;
  /** The rest of the query, which a GET form would lose. */
  hidden?: Record<string, string> | undefined;
  submitLabel: string;
  isLabelHidden?: boolean;
  onSelect?: ((value: string) => void) | undefined;
};

/** A choice that is part of the address. Without scripts it is a form with a button. */
export function Select({
  name,
  label,
  value,
  options,
  favourites,
  action,
  hidden,
  submitLabel,
  isLabelHidden = false,
  onSelect,
}: SelectProps) {
  return (
    <form className={styles.form} method="get" action={action}>
      {hidden
        ? Object.entries(hidden).map(([key, content]) => <input key={key} type="hidden" name={key} value={content} />)
        : null}
      <label className={styles.field}>
        <span className={isLabelHidden ? "visuallyHidden" : styles.label}>{label}</span>
        <select
          name={name}
          value={value}
          onChange={(event) => {
            if (onSelect) onSelect(event.currentTarget.value);
            else event.currentTarget.form?.requestSubmit();
          }}
        >
          {favourites ? (
            <>
              {optionsOf(options.slice(0, 1))}
              <optgroup label={favourites.label}>{optionsOf(favourites.options)}</optgroup>
            </>
          ) : null}
          {optionsOf(favourites ? options.slice(1) : options)}
        </select>
        <Icon name="chevronDown" size={16} />
      </label>
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
    </form>
  );
}

function optionsOf(options: SelectOption[]) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
}
