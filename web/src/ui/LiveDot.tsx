import styles from "./LiveDot.module.css";

/** Pulses in the colour of the words beside it. */
export function LiveDot() {
  return <i className={styles.dot} />;
}
