const CALM_AFTER_MS = 3_000;

/**
 * What only later visits need waits on the first one until its page has been looked at: phones have enough to do until
 * then. Later visits have it at hand.
 */
export async function whenCalm(): Promise<void> {
  if (navigator.serviceWorker?.controller) return;
  await new Promise((wake) => setTimeout(wake, CALM_AFTER_MS));
}
