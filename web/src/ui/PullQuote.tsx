import styles from "./PullQuote.module.css";

type PullQuoteProps = {
  text: string;
  /** Who said it, and what they are. */
  author?: string | undefined;
  photo?: string | undefined;
};

/** What somebody said, large, with the corner mark at its side. */
export function PullQuote({ text, author, photo }: PullQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{text}</blockquote>
      {author ? (
        <figcaption>
          {photo ? <img src={photo} width="40" height="48" alt="" loading="lazy" decoding="async" /> : null}
          {author}
        </figcaption>
      ) : null}
    </figure>
  );
}
