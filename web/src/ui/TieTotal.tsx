import styles from "./TieTotal.module.css";

type TieTotalProps = { total?: string | undefined; text: string };

/** All goals of a tie, written large, and how it was decided. */
export function TieTotal({ total, text }: TieTotalProps) {
  return (
    <p className={styles.total}>
      {total ? <b>{total}</b> : null} <span>{text}</span>
    </p>
  );
}
