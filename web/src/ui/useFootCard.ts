import { useLayoutEffect, useRef } from "react";
import "./footCard.css";

const SPACE = "--foot-card";
const GAP_PX = 8;

/** For a card over the foot of the page: tells how much room it takes, so that toasts and the end of the page keep clear of it. */
export function useFootCard() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!card.current) return;
    const { current } = card;
    const { dataset, style } = document.documentElement;
    const measure = () => style.setProperty(SPACE, `${current.offsetHeight + GAP_PX}px`);
    measure();
    dataset.footCard = "";
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      delete dataset.footCard;
      style.removeProperty(SPACE);
    };
  }, []);
  return card;
}
