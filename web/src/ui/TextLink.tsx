import type { ReactNode } from "react";
import { Icon } from "./Icon";
import { opening } from "./linkItem";
import styles from "./TextLink.module.css";

type TextLinkProps = { href: string; arrow?: boolean; isExternal?: boolean | undefined; children: ReactNode };

/** A way on, standing alone. Inside running text use a plain `<a>`. */
export function TextLink({ href, arrow = true, isExternal, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={href} {...opening({ isExternal })}>
      {children}
      {arrow ? <Icon name={isExternal ? "externalLink" : "arrowRight"} size={16} /> : null}
    </a>
  );
}
