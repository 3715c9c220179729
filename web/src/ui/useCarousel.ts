import { type DOMAttributes, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";

/** How long a slide stands. */
const ADVANCE_MS = 8000;

type Carousel = {
  root: RefObject<HTMLElement | null>;
  track: RefObject<HTMLUListElement | null>;
  current: number;
  /** Scripts have taken over. */
  isAlive: boolean;
  isPlaying: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** For the element that holds strip and button. */
  touches: DOMAttributes<HTMLElement>;
};

const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const placeOf = (strip: Element) => Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1));

function moveTo(strip: Element | null, index: number) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: wantsNoMotion() ? "instant" : "smooth" });
}

/**
 * A strip that is pushed along, and that moves on by itself: not while somebody points at it or is in it, not in a tab
 * that nobody sees, and no more once somebody has touched it.
 */
export function useCarousel(count: number): Carousel {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isAlive, setIsAlive] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);

  const show = (index: number) => {
    setIsPlaying(false);
    moveTo(track.current, index);
  };

  // Not before what the server sent has been seen as it is.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIsAlive(true);
      setIsPlaying(count > 1 && !wantsNoMotion());
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);

  // Where it stands is read off the strip itself: fingers and keys push it too.
  useEffect(() => {
    const strip = track.current;
    if (!strip) return;
    const read = () => setCurrent(placeOf(strip));
    strip.addEventListener("scroll", read, { passive: true });
    read();
    return () => strip.removeEventListener("scroll", read);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (!strip || document.hidden || root.current?.matches(":hover, :focus-within")) return;
      moveTo(strip, (placeOf(strip) + 1) % count);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);

  const stop = ({ target }: SyntheticEvent) => {
    // The button stops it itself: stopped before that, it would be set going again by the same press.
    if (!(target as Element).closest("button")) setIsPlaying(false);
  };

  return {
    root,
    track,
    current,
    isAlive,
    isPlaying,
    show,
    toggle: () => setIsPlaying(!isPlaying),
    touches: {
      onTouchStart: stop,
      onWheel: (event) => {
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) stop(event);
      },
      onKeyDown: (event) => {
        stop(event);
        // With another key they are the browser's: Alt and an arrow lead back.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!step) return;
        const to = Math.min(Math.max(current + step, 0), count - 1);
        show(to);
        root.current?.querySelector<HTMLElement>(`nav li:nth-child(${to + 1}) a`)?.focus({ preventScroll: true });
      },
    },
  };
}
