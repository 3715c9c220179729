import type { ReactNode } from "react";
import styles from "./Section.module.css";

type SectionProps = {
  title: string;
  id?: string | undefined;
  level?: 2 | 3;
  lead?: string | undefined;
  /** What stands at the right of the title, usually one `TextLink`. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** Opens with a 2px rule and the corner mark. */
export function Section({ title, id, level = 2, lead, aside, className, children }: SectionProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={className} id={id}>
      <header className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </header>
      {children}
    </section>
  );
}
