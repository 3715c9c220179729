import type { CSSProperties } from "react";
import { cx } from "./classNames";
import styles from "./ZoneBar.module.css";

type ZoneBarProps = { color: string; isDashed?: boolean | undefined };

/** The swatch of a zone in the legend. Its colour is data: it fills a bar and never sets text. */
export function ZoneBar({ color, isDashed = false }: ZoneBarProps) {
  return <i className={cx(styles.bar, isDashed && styles.dashed)} style={{ "--zone": color } as CSSProperties} />;
}
