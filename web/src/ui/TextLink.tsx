import type { ReactNode } from "react";
import { Icon } from "./Icon";
import styles from "./TextLink.module.css";

type TextLinkProps = { href: string; arrow?: boolean; children: ReactNode };

/** A way on, standing alone. Inside running text use a plain `<a>`. */
export function TextLink({ href, arrow = true, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
      {arrow ? <Icon name="arrowRight" size={16} /> : null}
    </a>
  );
}
