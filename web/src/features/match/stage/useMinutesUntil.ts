import { useEffect, useState } from "react";
import { minutesLeft, type Told, untilNextMinute } from "./minutesLeft.ts";

/**
 * The minutes until a kick-off, counted on the minute while somebody can see it. Server and browser begin with what
 * was told: a page that is kept is never older than that.
 */
export function useMinutesUntil(date: string, told: Told): number {
  const [now, setNow] = useState<number>();
  const kickOff = Date.parse(date);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(Date.now());
      timer = setTimeout(tick, untilNextMinute(kickOff, Date.now()));
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [kickOff]);

  return now === undefined ? told.minutes : minutesLeft(kickOff, Math.max(now, told.at), told);
}
