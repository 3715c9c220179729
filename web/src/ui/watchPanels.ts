/**
 * What a panel does beyond opening and closing, for all of them at once: arrow keys move, Esc closes and gives the focus
 * back, and leaving it or following a link closes it. Apart from `DisclosurePanel`, which works without: it may come later.
 */
export function watchPanels(page: Document): () => void {
  const stop = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(name: Name, does: (event: DocumentEventMap[Name]) => void) =>
    page.addEventListener(name, does, { signal: stop.signal });
  listen("keydown", moveOrClose);
  listen("pointerdown", ({ target }) => {
    for (const panel of page.querySelectorAll<HTMLDetailsElement>(`${PANEL}[open]`)) {
      if (target instanceof Node && !panel.contains(target)) panel.open = false;
    }
  });
  listen("focusout", ({ target, relatedTarget }) => {
    const panel = panelOf(target);
    if (panel && relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
  listen("click", ({ target }) => {
    const panel = panelOf(target);
    if (panel && target instanceof Element && target.closest("a[href]")) panel.open = false;
  });
  return () => stop.abort();
}

const PANEL = "details[data-panel]";

function panelOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(PANEL) : null;
}

function moveOrClose(event: KeyboardEvent) {
  const details = panelOf(event.target);
  if (!details) return;
  const button = details.querySelector("summary");
  if (event.key === "Escape" && details.open) {
    event.preventDefault();
    details.open = false;
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
