import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { type LinkItem, opening } from "../../ui/linkItem.ts";
import styles from "./MoreSheet.module.css";

interface Props {
  link: LinkItem;
  icon?: ReactNode;
  isCurrent?: boolean;
}

/** One of the places behind "Mais", as a line. */
export function MoreRow({ link, icon, isCurrent = false }: Props) {
  return (
    <a className={styles.row} href={link.href} aria-current={isCurrent ? "page" : undefined} {...opening(link)}>
      {icon}
      <span className={styles.name}>{link.label}</span>
      <Icon name={link.isExternal ? "externalLink" : "chevronRight"} size={16} />
    </a>
  );
}
