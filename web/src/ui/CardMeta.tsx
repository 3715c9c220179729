import styles from "./CardMeta.module.css";

export type CardDate = { text: string; iso: string };

type CardMetaProps = { tag?: string | undefined; date?: CardDate | undefined };

/** Over a card's title: what it belongs to, with the corner mark, and when it is from. */
export function CardMeta({ tag, date }: CardMetaProps) {
  return (
    <span className={styles.meta}>
      {tag ? <span className={styles.tag}>{tag}</span> : null}{" "}
      {date ? <time dateTime={date.iso}>{date.text}</time> : null}
    </span>
  );
}
