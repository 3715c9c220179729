import type { LinkItem } from "./linkItem";
import styles from "./Segmented.module.css";

type SegmentedProps =
  | { label: string; current: string; items: LinkItem[]; onSelect?: undefined }
  | { label: string; current: string; items: { key: string; label: string }[]; onSelect: (key: string) => void };

/** Two or three views of the same thing: links when the view has an address, buttons otherwise. */
export function Segmented(props: SegmentedProps) {
  if (props.onSelect) {
    const { label, current, items, onSelect } = props;
    return (
      <fieldset className={styles.segmented} aria-label={label}>
        {items.map((item) => (
          <button key={item.key} type="button" aria-pressed={item.key === current} onClick={() => onSelect(item.key)}>
            {item.label}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <nav className={styles.segmented} aria-label={props.label}>
      {props.items.map((item) => (
        <a key={item.key} href={item.href} aria-current={item.key === props.current ? "true" : undefined}>
          {item.label}
        </a>
      ))}
    </nav>
  );
}
