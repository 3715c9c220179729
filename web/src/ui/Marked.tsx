import styles from "./Marked.module.css";

/** A piece of a text, and whether it is what was searched for. */
export type TextPart = { text: string; isMatch: boolean };

/** A text in which what was searched for is marked. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
