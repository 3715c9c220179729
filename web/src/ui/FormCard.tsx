import type { ReactNode } from "react";
import styles from "./FormCard.module.css";
import { Icon } from "./Icon";

type FormCardProps = {
  title: string;
  text?: string | undefined;
  /** Where it was opened from. */
  back?: { label: string; onBack: () => void } | undefined;
  children: ReactNode;
};

/** A dialog's form that is a page of its own, with the page's heading. */
export function FormCard({ title, text, back, children }: FormCardProps) {
  return (
    <div className={styles.card}>
      {back ? (
        <button type="button" className={styles.back} onClick={back.onBack}>
          <Icon name="chevronLeft" size={16} />
          {back.label}
        </button>
      ) : null}
      <h1>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </div>
  );
}
