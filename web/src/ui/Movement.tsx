import styles from "./Movement.module.css";

export type MovementProps = { direction: "up" | "down" | "same"; places: number; label: string };

/** Places won or lost; a dash when nothing changed. */
export function Movement({ direction, places, label }: MovementProps) {
  return (
    <span className={styles[direction]} title={label}>
      <span className="visuallyHidden">{label}</span>
      {direction === "same" ? null : (
        <>
          <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
            <path d={direction === "up" ? "M4 1 7.5 7H.5Z" : "M4 7 .5 1h7Z"} fill="currentColor" />
          </svg>
          <span aria-hidden="true">{places}</span>
        </>
      )}
    </span>
  );
}
