import styles from "./Ring.module.css";

type RingProps = {
  /** From 0 to 100. */
  percent: number;
  /** As it is written in the middle. */
  text: string;
  /** What it is, in words. */
  label: string;
  /** In the club's colour, with an edge that keeps any colour visible. */
  isClub?: boolean;
};

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** A rate as a ring that starts at the top. At most three stand side by side. */
export function Ring({ percent, text, label, isClub = false }: RingProps) {
  const filled = (ROUND * Math.min(Math.max(percent, 0), 100)) / 100;
  const dashes = `${filled.toFixed(1)} ${ROUND.toFixed(1)}`;
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" width="132" height="132" role="img" aria-label={label}>
      <circle cx="50" cy="50" r={RADIUS} />
      <circle cx="50" cy="50" r={RADIUS} strokeDasharray={dashes} />
      {isClub ? <circle className={styles.club} cx="50" cy="50" r={RADIUS} strokeDasharray={dashes} /> : null}
      <text x="50" y="59">
        {text}
      </text>
    </svg>
  );
}
