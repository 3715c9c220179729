import type { ReactNode } from "react";
import styles from "./Chip.module.css";

export type ChipTone = "plain" | "accent" | "live" | "warn";

type ChipProps = { tone?: ChipTone; children: ReactNode };

/** A word on a state; never a control. */
export function Chip({ tone = "plain", children }: ChipProps) {
  return <span className={styles[tone]}>{children}</span>;
}
