import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./DisclosurePanel.module.css";

type DisclosurePanelProps = {
  /** What the button shows. */
  summary: ReactNode;
  /** What the button is called. */
  label: string;
  /** A panel spans its positioned ancestor (the header); a menu hangs under its button. */
  layout?: "panel" | "menu";
  summaryClassName?: string | undefined;
  /** What it leads to holds the page that is shown. */
  isCurrent?: boolean | undefined;
  children: ReactNode;
};

/**
 * A button that opens a panel of links. It is a `<details>`, so it opens without scripts; with them, arrow keys
 * move, Esc closes and gives the focus back, and leaving it or following a link closes it.
 */
export function DisclosurePanel({
  summary,
  label,
  layout = "panel",
  summaryClassName,
  isCurrent,
  children,
}: DisclosurePanelProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // It may have been opened before scripts arrived.
  useEffect(() => setIsOpen(root.current?.open ?? false), []);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(root.current);
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);

  return (
    <details
      ref={root}
      className={layout === "menu" ? styles.menu : styles.disclosure}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onKeyDown={moveOrClose}
      onBlur={closeWhenLeft}
      onClick={closeOnLink}
    >
      <summary
        className={summaryClassName ?? styles.summary}
        aria-label={label}
        aria-current={isCurrent ? "true" : undefined}
      >
        {summary}
      </summary>
      <div className={layout === "panel" ? styles.panel : styles.popup}>{children}</div>
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}

function moveOrClose(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget;
  const button = details.querySelector("summary");
  if (event.key === "Escape" && details.open) {
    event.preventDefault();
    close(details);
    button?.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key] ?? 0;
  const isEdge = event.key === "Home" || event.key === "End";
  if (step === 0 && !isEdge) return;
  if (!details.open) {
    if (event.key !== "ArrowDown") return;
    details.open = true;
  }
  const stops = [...details.querySelectorAll<HTMLElement>("summary ~ * a[href], summary ~ * button:not(:disabled)")];
  const from = stops.indexOf(event.target as HTMLElement);
  const isOnButton = from < 0;
  const to =
    event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : isOnButton && step < 0 ? -1 : from + step;
  const stop = to < 0 ? button : stops[Math.min(to, stops.length - 1)];
  if (!stop) return;
  event.preventDefault();
  stop.focus();
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const goesTo = event.relatedTarget;
  if (goesTo instanceof Node && !event.currentTarget.contains(goesTo)) close(event.currentTarget);
}

function closeOnLink(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest("a[href]")) close(event.currentTarget);
}
