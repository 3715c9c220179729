import styles from "./MatchSign.module.css";

export type MatchSignName =
  | "ball"
  | "ownBall"
  | "missedPenalty"
  | "yellow"
  | "secondYellow"
  | "red"
  | "substitution"
  | "var";

/** The sign of what happens in a match. Decorative: whatever carries it carries the words. */
export function MatchSign({ name }: { name: MatchSignName }) {
  switch (name) {
    case "yellow":
    case "secondYellow":
    case "red":
      return <i className={styles[name]} />;
    case "ball":
    case "ownBall":
      return (
        <svg width="13" height="13" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 6.5l5.500 4-2.100 6.500H8.600L6.500 10.500Z" fill="currentColor" />
          <path
            d={`M12 1.500v5M22 9.500l-4.500 1M18.500 20.500l-3.100-3.500M5.500 20.500l3.100-3.500M2 9.500l4.500 1${name === "ownBall" ? "M3 3L21 21" : ""}`}
            stroke="currentColor"
            strokeWidth={name === "ownBall" ? 2.6 : 2}
          />
        </svg>
      );
    case "missedPenalty":
      return drawn("M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M15 9l-6 6M9 9l6 6");
    case "substitution":
      return drawn("m16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16");
    case "var":
      return drawn(
        "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4M8 10l3 3 5-6",
      );
  }
}

function drawn(path: string) {
  return (
    <svg
      className={styles.drawn}
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
