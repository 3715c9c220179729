import { type CSSProperties, useEffect, useState } from "react";
import { useFootRoom } from "./footRoom";
import { Toast } from "./Toast";
import styles from "./ToastRegion.module.css";
import { dismissToast, useToasts } from "./toastQueue";

type ToastRegionProps = { label: string; closeLabel: string };

/** Where messages appear: at the foot of the screen, above the tab bar, one at a time. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toast = useToasts();
  const style = { "--foot-room": `${useFootRoom()}px` } as CSSProperties;
  return (
    <section className={styles.region} style={style} aria-label={label} aria-live="polite">
      {toast ? <TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} /> : null}
    </section>
  );
}

const SHOWN_FOR = 6000;

type TimedToastProps = { toast: NonNullable<ReturnType<typeof useToasts>>; closeLabel: string };

/** Goes by itself after six seconds, but not under a pointer or while it has the focus. */
function TimedToast({ toast, closeLabel }: TimedToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const stays = toast.isPersistent || isHovered || isFocused;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [stays, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only waits while somebody reads or uses it
    <div
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Toast {...toast} closeLabel={closeLabel} onClose={() => dismissToast(toast.id)} />
    </div>
  );
}
