import type { ComponentProps } from "react";
import styles from "./SkipLink.module.css";

/** First thing the Tab key meets; seen only while focused. */
export function SkipLink(props: ComponentProps<"a">) {
  return <a {...props} className={styles.skip} />;
}
