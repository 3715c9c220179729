/**
 * What stands in such an element is not laid out before somebody comes near, and as high as it is guessed to be: its styles
 * say `content-visibility`. On a page that somebody comes back to (`moving.ts`) it is.
 */
const FAR = "[data-far] > *";
/** By then what is below the first screen has been drawn, too. */
const DRAWN_MS = 1_000;

/**
 * Has the browser learn how high it is while nobody waits for anything, part by part: from then on the end of the page is
 * where it seems to be, and nothing moves away under who jumps there.
 */
export async function measureFar(): Promise<void> {
  await new Promise((wake) => setTimeout(wake, DRAWN_MS));
  for (const { style } of document.querySelectorAll<HTMLElement>(FAR)) {
    await idle();
    style.contentVisibility = "visible";
    // Sizes are noted at the end of a frame.
    await nextFrame();
    await nextFrame();
    style.contentVisibility = "";
  }
}

/** Safari does not tell. */
function idle() {
  return new Promise<unknown>((wake) => (globalThis.requestIdleCallback ?? setTimeout)(wake));
}

function nextFrame() {
  return new Promise(requestAnimationFrame);
}
