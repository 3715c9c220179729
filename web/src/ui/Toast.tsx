import { cx } from "./classNames";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import styles from "./Toast.module.css";
import type { ToastContent } from "./toastQueue";

type ToastProps = ToastContent & { closeLabel: string; onClose: () => void };

/** One short message with at most one action. */
export function Toast({ title, text, tone = "info", mark, action, style, closeLabel, onClose }: ToastProps) {
  function act() {
    action?.onSelect?.();
    onClose();
  }
  return (
    <div className={styles.toast} data-theme="dark" style={style}>
      <span className={cx(styles.mark, styles[tone])} aria-hidden="true">
        {mark ?? <Icon name={tone === "error" ? "alert" : "info"} />}
      </span>
      <span>
        <b>{title}</b>
        {text}
      </span>
      {action?.href ? (
        <a className={styles.action} href={action.href} onClick={act}>
          {action.label}
        </a>
      ) : null}
      {action && !action.href ? (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      ) : null}
      <IconButton className={styles.close} label={closeLabel} icon="x" size={18} onClick={onClose} />
    </div>
  );
}
