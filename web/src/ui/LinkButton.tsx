import type { ComponentProps } from "react";
import styles from "./LinkButton.module.css";

/** Does something where it stands, and reads like a link in the text. */
export function LinkButton(props: Omit<ComponentProps<"button">, "className" | "type">) {
  return <button {...props} type="button" className={styles.link} />;
}
