import styles from "./Badge.module.css";

type BadgeProps = { label: string };

/** A dot that says "live" on an icon; the words are for those who do not see it. */
export function Badge({ label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      <span className="visuallyHidden">{label}</span>
    </span>
  );
}
