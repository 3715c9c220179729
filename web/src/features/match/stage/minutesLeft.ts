/** What the server told of the time that is left, and when, by the browser's clock. */
export interface Told {
  minutes: number;
  at: number;
}

const MINUTE_MS = 60_000;

const wholeMinutes = (kickOff: number, now: number) => Math.floor((kickOff - now) / MINUTE_MS);

/**
 * The minutes until kick-off. A browser whose clock agrees with the server's counts by itself. One whose clock is wrong
 * counts on from what the server said.
 */
export function minutesLeft(kickOff: number, now: number, { minutes, at }: Told): number {
  const difference = minutes - wholeMinutes(kickOff, at);
  const correction = Math.abs(difference) <= 1 ? 0 : difference;
  return Math.max(0, wholeMinutes(kickOff, now) + correction);
}

/** How long the number of minutes stays what it is. */
export function untilNextMinute(kickOff: number, now: number): number {
  const over = (kickOff - now) % MINUTE_MS;
  return over < 0 ? over + MINUTE_MS + 1 : over + 1;
}
