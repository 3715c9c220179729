import { useEffect, useRef } from "react";
import { Stroke } from "./Icon";
import styles from "./OfflineBand.module.css";
import { RELOAD_PATH } from "./reloadPath";

type OfflineBandProps = {
  title: string;
  /** How old is what is shown. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  isTrying: boolean;
};

/** From Lucide: wifi-off. */
const NO_WIFI =
  "M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20";

/** Stays at the top of the screen for as long as there is no connection; what is below makes room for it. */
export function OfflineBand({ title, text, retryLabel, onRetry, isTrying }: OfflineBandProps) {
  const band = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(() =>
      style.setProperty("--band-height", `${band.current?.offsetHeight ?? 0}px`),
    );
    if (band.current) watcher.observe(band.current);
    return () => {
      watcher.disconnect();
      style.removeProperty("--band-height");
    };
  }, []);
  return (
    <aside ref={band} className={styles.band} aria-label={title}>
      <Stroke path={NO_WIFI} size={24} className={styles.sign} />
      <p role="status">
        <b>{title}</b>
        {text}
      </p>
      <button type="button" className={styles.retry} aria-label={retryLabel} aria-busy={isTrying} onClick={onRetry}>
        <Stroke path={RELOAD_PATH} size={20} />
      </button>
    </aside>
  );
}
