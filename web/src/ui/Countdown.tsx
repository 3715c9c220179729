import styles from "./Countdown.module.css";

type Unit = "days" | "hours" | "minutes";

type CountdownProps = {
  /** How many are left; at or below zero there is nothing to wait for. */
  minutes: number;
  /** The same in words: all that a screen reader is told. */
  label: string;
  /** The word for each figure: "dia" for 1, "dias" for 2. */
  unit: Record<Unit, (count: number) => string>;
};

/** The time that is left, in three boxes that keep their width. */
export function Countdown({ minutes, label, unit }: CountdownProps) {
  const left = countdownOf(minutes);
  return (
    <div className={styles.countdown} role="timer" aria-label={label}>
      {(["days", "hours", "minutes"] as const).map((one) => (
        <span key={one} className={styles.box} aria-hidden="true">
          <b>{left[one]}</b>
          <small>{unit[one](left[one])}</small>
        </span>
      ))}
    </div>
  );
}

export function countdownOf(minutes: number): Record<Unit, number> {
  const left = Math.max(0, Math.floor(minutes));
  return { days: Math.floor(left / 1440), hours: Math.floor((left % 1440) / 60), minutes: left % 60 };
}
