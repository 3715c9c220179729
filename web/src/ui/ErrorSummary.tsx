import { useId } from "react";
import styles from "./ErrorSummary.module.css";
import { Icon } from "./Icon";

type ErrorSummaryProps = {
  title: string;
  /** What is to be done, each with the id of the control that it is done in. */
  items: { id: string; label: string }[];
};

/** What a long form still lacks, above it, as the way to each. */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <Icon name="alert" />
        {title}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(item.id);
              }}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To the control itself: a jump alone would leave whoever types behind. */
function goTo(id: string) {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
