import type { ReactNode } from "react";
import { cx } from "./classNames";
import styles from "./Switch.module.css";

type SwitchProps = { isOn: boolean; tone?: "plain" | "live"; children: ReactNode } & (
  | { href: string; stateLabel: string; onToggle?: undefined }
  | { onToggle: () => void; href?: undefined }
);

/**
 * Off is an outline and a dot, on is filled with a corner: the shape differs, not only the colour.
 * The live tone is for "as it stands" tables only. As a link it says its state in words.
 */
export function Switch(props: SwitchProps) {
  const { isOn, tone = "plain", children } = props;
  const content = (
    <>
      <span>{children}</span>
      <span
        className={cx(styles.track, isOn && styles.on, isOn && tone === "live" && styles.live)}
        aria-hidden="true"
      />
    </>
  );
  if (props.onToggle) {
    return (
      <button type="button" className={styles.switch} role="switch" aria-checked={isOn} onClick={props.onToggle}>
        {content}
      </button>
    );
  }
  return (
    <a className={styles.switch} href={props.href}>
      {content}
      <span className="visuallyHidden">, {props.stateLabel}</span>
    </a>
  );
}
