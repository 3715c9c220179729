import type { ComponentProps, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "./classNames";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "live" | "danger";

type Look = {
  variant?: ButtonVariant;
  size?: "md" | "sm";
  isWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};
type AsLink = { href: string } & Omit<ComponentProps<"a">, keyof Look | "href">;
type AsButton = { href?: undefined } & Omit<ComponentProps<"button">, keyof Look>;

export function Button({
  variant = "primary",
  size = "md",
  isWide = false,
  className,
  children,
  ...rest
}: Look & (AsLink | AsButton)) {
  const name = cx(styles.button, styles[variant], size === "sm" && styles.small, isWide && styles.wide, className);
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={name}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={name}>
      {children}
    </button>
  );
}
