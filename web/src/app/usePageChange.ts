import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { markArrived } from "./moving.ts";

/**
 * What a browser does by itself when it opens a page: nothing of the last one is left on the body, and reading starts
 * at the new page's title. Not on the first page, and not when only the query changes.
 */
export function usePageChange() {
  const location = useLocation();
  const { pathname } = location;
  const shown = useRef(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival, also at the same address
  useLayoutEffect(markArrived, [location]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.body.removeAttribute("class");
    document.body.removeAttribute("style");
    if (keepsItsPlace(document.activeElement)) return;
    const title = document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}

/** Whoever pages through rounds by keyboard stays on the control that does it. */
function keepsItsPlace(focused: Element | null) {
  return focused !== null && focused.closest("[data-keeps-place]") !== null;
}
