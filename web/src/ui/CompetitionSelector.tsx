import type { ReactNode } from "react";
import styles from "./CompetitionSelector.module.css";
import { DisclosurePanel } from "./DisclosurePanel";
import { Icon } from "./Icon";

type CompetitionSelectorProps = {
  /** What the button does, e.g. "Competição: Liga Atlântica". Starts with what is written on it or contains it. */
  label: string;
  name: string;
  emblemSrc?: string | undefined;
  /** The competition's colour, drawn as a quarter when there is no emblem. */
  color?: string | undefined;
  /** A `CompetitionPanel`. */
  children: ReactNode;
};

/** The pill of the header that opens the panel of competitions. */
export function CompetitionSelector({ label, name, emblemSrc, color, children }: CompetitionSelectorProps) {
  return (
    <DisclosurePanel
      label={label}
      summaryClassName={styles.selector}
      summary={
        <>
          {emblemSrc ? <img src={emblemSrc} width="24" height="24" alt="" /> : null}
          {!emblemSrc && color ? <i className={styles.quarter} style={{ background: color }} /> : null}
          <span className={styles.name}>{name}</span>
          <Icon name="chevronDown" size={16} />
        </>
      }
    >
      {children}
    </DisclosurePanel>
  );
}
