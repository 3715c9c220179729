import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import styles from "./Pill.module.css";

type PillProps = { icon?: IconName; children: ReactNode };

/** A fact on a picture: the length of a video, the number of photographs. */
export function Pill({ icon, children }: PillProps) {
  return (
    <span className={styles.pill}>
      {icon ? <Icon name={icon} size={14} /> : null}
      {children}
    </span>
  );
}
