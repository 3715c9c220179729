import { type CSSProperties, Fragment, type ReactNode } from "react";
import { Icon } from "./Icon";
import styles from "./Question.module.css";

type Choice = {
  name: string;
  label: string;
  value: string;
  /** The colour of the club that is chosen. */
  color: string;
};

type QuestionProps = {
  /** A sentence in which the two choices stand. */
  ask: (first: string, second: string) => string;
  choices: [Choice, Choice];
  options: { value: string; label: string }[];
  action: string;
  /** The rest of the query, which a GET form would lose. */
  hidden: Record<string, string>;
  submitLabel: string;
  children: ReactNode;
};

/** Signs that stand for the choices in the sentence, wherever a language puts them. */
const MARKS: [string, string] = ["\ue000", "\ue001"];

/** A sentence with two clubs to choose, and the answer under it. The choices are part of the address. */
export function Question({ ask, choices, options, action, hidden, submitLabel, children }: QuestionProps) {
  const parts = ask(...MARKS).split(/([\ue000\ue001])/);
  return (
    <form method="get" action={action} className={styles.question}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className={styles.ask}>
        {parts.map((part) => {
          const choice = choices[MARKS.indexOf(part)];
          if (!choice) return <Fragment key={part}>{part}</Fragment>;
          return (
            <span key={choice.name} className={styles.choice} style={{ "--club": choice.color } as CSSProperties}>
              <select
                name={choice.name}
                aria-label={choice.label}
                value={choice.value}
                onChange={(event) => event.currentTarget.form?.requestSubmit()}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
              <Icon name="chevronDown" />
            </span>
          );
        })}
      </p>
      <button type="submit" className={styles.submit}>
        {submitLabel}
      </button>
      <output className={styles.answer}>{children}</output>
    </form>
  );
}
