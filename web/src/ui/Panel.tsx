import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./Panel.module.css";

type PanelProps = {
  title?: string | undefined;
  text?: string | undefined;
  tone?: "sunken" | "surface" | "stage";
  level?: 2 | 3;
  className?: string | undefined;
  children: ReactNode;
};

/** An object to act on, with the one rounded corner; never a decoration. The stage is dark in both themes. */
export function Panel({ title, text, tone = "sunken", level = 3, className, children }: PanelProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={cx(styles.panel, styles[tone], className)} data-theme={tone === "stage" ? "dark" : undefined}>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {children}
    </section>
  );
}
