import { type ComponentProps, type ReactNode, type RefObject, useEffect } from "react";
import { Icon } from "./Icon";
import styles from "./Palette.module.css";
import { SearchIcon } from "./SearchIcon";
import { useModal } from "./useModal";

type FieldProps = Pick<
  ComponentProps<"input">,
  "name" | "value" | "placeholder" | "onChange" | "onKeyDown" | "maxLength"
> & { label: string };

type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  /** The key that closes it, as it is written on keyboards. */
  closeKey: string;
  /** Where the form leads when nothing is chosen, with what else its query says. */
  action: string;
  hidden?: Record<string, string | undefined> | undefined;
  field: FieldProps;
  /** The list that the field opens, and what of it is chosen. */
  listId: string;
  hasList: boolean;
  activeId?: string | undefined;
  /** Filters, between the field and the list. */
  filters?: ReactNode;
  children: ReactNode;
  /** Which keys do what; phones have none. */
  hints?: ReactNode;
  onSubmit: ComponentProps<"form">["onSubmit"];
};

/** A field over the page with what is found below it: in the middle on wide screens, all of the screen on phones. */
export function Palette({ isOpen, onClose, label, ...rest }: PaletteProps) {
  const modal = useModal(isOpen, onClose);
  useSeenHeight(modal.ref, isOpen);
  return (
    <dialog {...modal} className={styles.palette} aria-label={label}>
      {isOpen ? <Content onClose={onClose} {...rest} /> : null}
    </dialog>
  );
}

function Content({
  onClose,
  closeLabel,
  closeKey,
  action,
  hidden = {},
  field: { label, ...field },
  listId,
  hasList,
  activeId,
  filters,
  children,
  hints,
  onSubmit,
}: Omit<PaletteProps, "isOpen" | "label">) {
  return (
    <div className={styles.content}>
      <form className={styles.field} method="get" action={action} onSubmit={onSubmit}>
        <SearchIcon name="search" size={24} />
        <input
          {...field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
        />
        {Object.entries(hidden).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="button" className={styles.close} onClick={onClose}>
          <span className="visuallyHidden">{closeLabel}</span>
          <span aria-hidden="true">
            <Key>{closeKey}</Key>
          </span>
          <Icon name="x" />
        </button>
      </form>
      {filters}
      <div className={styles.scroll}>{children}</div>
      {hints ? <div className={styles.hints}>{hints}</div> : null}
    </div>
  );
}

/** A key, as it looks on a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

type PaletteFiltersProps<Value> = {
  label: string;
  items: { value: Value; label: string }[];
  current: Value;
  onChoose: (value: Value) => void;
};

/** Narrows what is found, without leaving the page. */
export function PaletteFilters<Value extends string>({ label, items, current, onChoose }: PaletteFiltersProps<Value>) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visuallyHidden">{label}</legend>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === current}
          onClick={() => onChoose(item.value)}
        >
          {item.label}
        </button>
      ))}
    </fieldset>
  );
}

/** As high as what is left over the keyboard of a phone, where that is known. */
function useSeenHeight(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isOpen || !seen) return;
    const follow = () => ref.current?.style.setProperty("--seen-height", `${seen.height}px`);
    follow();
    seen.addEventListener("resize", follow);
    return () => seen.removeEventListener("resize", follow);
  }, [ref, isOpen]);
}
