import { useEffect, useState } from "react";

/** Whole seconds until something may be done again, and a way to begin anew. */
export function useCountdown(seconds: number): [left: number, restart: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  const restart = (next: number) => {
    setNow(Date.now());
    setUntil(Date.now() + next * 1_000);
  };
  return [left, restart];
}

/** 0:42 */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
