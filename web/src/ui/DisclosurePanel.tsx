import type { ReactNode } from "react";
import styles from "./DisclosurePanel.module.css";

type DisclosurePanelProps = {
  /** What the button shows. */
  summary: ReactNode;
  /** What the button is called. */
  label: string;
  /** A panel spans its positioned ancestor (the header); a menu hangs under its button. */
  layout?: "panel" | "menu";
  summaryClassName?: string | undefined;
  /** What it leads to holds the page that is shown. */
  isCurrent?: boolean | undefined;
  children: ReactNode;
};

/** A button that opens a panel of links. It is a `<details>`, so it opens without scripts; `watchPanels` does the rest. */
export function DisclosurePanel({
  summary,
  label,
  layout = "panel",
  summaryClassName,
  isCurrent,
  children,
}: DisclosurePanelProps) {
  return (
    <details className={layout === "menu" ? styles.menu : styles.disclosure} data-panel="">
      <summary
        className={summaryClassName ?? styles.summary}
        aria-label={label}
        aria-current={isCurrent ? "true" : undefined}
      >
        {summary}
      </summary>
      <div className={layout === "panel" ? styles.panel : styles.popup}>{children}</div>
    </details>
  );
}
