import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

type SkipLinkProps = { href: string; children: ReactNode };

/** First thing the Tab key meets; seen only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
