import { BrandMark } from "./BrandMark";
import styles from "./Wordmark.module.css";

type WordmarkProps = { name: string; size?: "header" | "footer" };

/** Mark and name together. In the narrow header only the mark stays; the link around it carries the name. */
export function Wordmark({ name, size = "header" }: WordmarkProps) {
  return (
    <span className={size === "header" ? styles.header : styles.footer}>
      <BrandMark size={size === "header" ? 30 : 40} />
      <b>{name}</b>
    </span>
  );
}
