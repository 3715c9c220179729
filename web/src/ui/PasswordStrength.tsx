import { cx } from "./classNames";
import styles from "./PasswordStrength.module.css";

type PasswordStrengthProps = {
  id?: string | undefined;
  /** From 0, which anybody guesses, to 4; nothing while nothing is typed. */
  level: 0 | 1 | 2 | 3 | 4 | undefined;
  /** What the level means, and how to reach the next one. */
  text: string;
};

/** How hard a password is to guess: four bars, and the same in words for everybody. */
export function PasswordStrength({ id, level, text }: PasswordStrengthProps) {
  return (
    <div className={cx(styles.strength, level !== undefined && level < 2 && styles.weak)}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={level !== undefined && bar <= Math.max(level, 1) ? styles.on : undefined} />
        ))}
      </span>
      <p id={id} aria-live="polite">
        {text}
      </p>
    </div>
  );
}
