import { useEffect, useRef } from "react";
import { Button } from "./Button";
import styles from "./EmbedQuestion.module.css";
import { Icon } from "./Icon";

type EmbedQuestionProps = {
  /** Who would learn of the visit. */
  title: string;
  text: string;
  /** For this one only. */
  once: { label: string; onSelect: () => void };
  /** For this and all others, from now on. */
  always: { label: string; onSelect: () => void };
  /** To where the same is on its own site. */
  elsewhere: { label: string; href: string };
};

/** Stands where a player of another site would be, as large as it. */
export function EmbedQuestion({ title, text, once, always, elsewhere }: EmbedQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.question} data-theme="dark">
      <div className={styles.inner}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          <Button ref={first} size="sm" variant="secondary" onClick={once.onSelect}>
            {once.label}
          </Button>
          <Button size="sm" variant="secondary" onClick={always.onSelect}>
            {always.label}
          </Button>
          <a className={styles.elsewhere} href={elsewhere.href} target="_blank" rel="noopener">
            {elsewhere.label}
            <Icon name="externalLink" size={16} />
          </a>
        </div>
      </div>
    </div>
  );
}
