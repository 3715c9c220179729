import styles from "./Figures.module.css";

export type Figure = { key: string; value: string; label: string };

type FiguresProps = { items: Figure[]; size?: "large" | "small" };

/** A few large numbers, each with what it counts. */
export function Figures({ items, size = "large" }: FiguresProps) {
  return (
    <dl className={size === "large" ? styles.large : styles.small}>
      {items.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
