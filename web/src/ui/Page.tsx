import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./Page.module.css";

type PageProps = { as?: "div" | "section" | "article" | "nav"; className?: string | undefined; children: ReactNode };

/** The page's measure: at most 1440px, with gutters. */
export function Page({ as: Tag = "div", className, children }: PageProps) {
  return <Tag className={cx(styles.page, className)}>{children}</Tag>;
}
