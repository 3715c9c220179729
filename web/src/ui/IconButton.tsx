import type { ComponentProps } from "react";
import { cx } from "./classNames";
import { Icon, type IconName } from "./Icon";
import styles from "./IconButton.module.css";

type Look = { label: string; icon: IconName; size?: number; className?: string | undefined };
type AsLink = { href: string } & Omit<ComponentProps<"a">, keyof Look | "href" | "children">;
type AsButton = { href?: undefined } & Omit<ComponentProps<"button">, keyof Look | "children">;

export function IconButton({ label, icon, size = 20, className, ...rest }: Look & (AsLink | AsButton)) {
  const name = cx(styles.button, className);
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={name} aria-label={label} title={label}>
        <Icon name={icon} size={size} />
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={name} aria-label={label} title={label}>
      <Icon name={icon} size={size} />
    </button>
  );
}
