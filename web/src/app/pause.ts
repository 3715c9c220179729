/** Not every browser has one. */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer who taps or types, and goes on then: what would hold the page up in one piece comes in several. */
export async function pause(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
