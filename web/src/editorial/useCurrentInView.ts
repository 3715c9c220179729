import { useEffect, useRef } from "react";

/** On a phone not all chips fit: the chosen one is moved to where it can be seen, and nothing else with it. */
export function useCurrentInView(chosen: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current?.firstElementChild;
    const current = chosen && row?.querySelector("[aria-current]");
    if (!row || !current) return;
    const [all, one] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += one.left - all.left - (all.width - one.width) / 2;
  }, [chosen]);
  return place;
}
