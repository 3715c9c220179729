import type { ReactNode } from "react";
import styles from "./MatchDay.module.css";
import { MatchList } from "./MatchList";

type MatchDayProps = { heading: string; headingLevel?: 2 | 3 | 4; detail?: string | undefined; children: ReactNode };

/** The matches of one day under its date. */
export function MatchDay({ heading, headingLevel = 3, detail, children }: MatchDayProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.day}>
      <Heading className={styles.heading}>
        {heading}
        {detail ? <small> {detail}</small> : null}
      </Heading>
      <MatchList>{children}</MatchList>
    </section>
  );
}
