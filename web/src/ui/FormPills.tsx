import styles from "./FormPills.module.css";

export type FormResult = { kind: "win" | "draw" | "loss"; letter: string };

type FormPillsProps = {
  /** In words, e.g. "Forma: vitória, empate, derrota". */
  label: string;
  /** Oldest first; the last one carries the corner. */
  results: FormResult[];
};

/** Win filled, draw quiet, loss outlined: readable without colour. */
export function FormPills({ label, results }: FormPillsProps) {
  return (
    <span className={styles.form} role="img" aria-label={label}>
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity but their place
        <i key={index} className={styles[result.kind]}>
          {result.letter}
        </i>
      ))}
    </span>
  );
}
