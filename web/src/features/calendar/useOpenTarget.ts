import { useEffect } from "react";

/** Opens what the address points into: not every browser does so by itself. */
export function useOpenTarget() {
  useEffect(() => {
    function open() {
      const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
      const closed = target?.closest<HTMLDetailsElement>("details:not([open])");
      if (!target || !closed) return;
      closed.open = true;
      target.scrollIntoView();
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
}
