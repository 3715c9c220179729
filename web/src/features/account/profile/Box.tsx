import type { ReactNode } from "react";
import { Panel } from "../../../ui/Panel.tsx";
import styles from "./profile.module.css";

interface Props {
  title: string;
  text?: string | undefined;
  /** What can be done about it, at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the things that are a fan's own. */
export function Box({ title, text, aside, children }: Props) {
  return (
    <Panel tone="surface" level={2} title={title} text={text} className={styles.part}>
      {aside ? <p className={styles.aside}>{aside}</p> : null}
      {children}
    </Panel>
  );
}
