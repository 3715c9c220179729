import type { DataRouter, RouterState, RouterSubscriber } from "react-router";

/**
 * What shows that the next page is on its way, from the press until it is drawn. It is written on the document: nothing
 * of the page that is left needs to be drawn for it.
 */
const FOLLOWED = "data-followed";
const MOVING = "data-moving";
/** Longer than nobody notices: a bar moves along the top. To show it sooner, out of sight, would cost more than the page itself. */
const SLOW = "data-slow";
const SLOW_MS = 150;

/** One at a time: whoever presses another link has left the first. */
export function markFollowed(link: Element | null) {
  document.querySelector(`[${FOLLOWED}]`)?.removeAttribute(FOLLOWED);
  link?.setAttribute(FOLLOWED, "");
}

/** What is looked at first of the page that is on its way is its top: what is further down may come after it. */
let isFromTop = false;

export const comesFromTop = () => isFromTop;

export function expectFromTop(expected: boolean) {
  isFromTop = expected;
}

/**
 * Whoever goes back, or to a part of a page, has a place on it. All of the page is laid out then: what is only guessed to
 * be as high as it is (`measureFar.ts`) would have them elsewhere.
 */
export function expectPlace(expected: boolean) {
  document.documentElement.toggleAttribute("data-whole", expected);
}

/** Once what was changed until now is on the screen. */
export function afterPaint(go: () => void) {
  // A tab in the background paints nothing that could be waited for.
  if (document.hidden) go();
  else requestAnimationFrame(() => setTimeout(go));
}

/** When the page that is on its way was asked for, and how long the last one took. */
let begun: number | undefined;
let took = Number.POSITIVE_INFINITY;

let slow: ReturnType<typeof setTimeout> | undefined;

function markMoving(isMoving: boolean) {
  const root = document.documentElement;
  root.toggleAttribute(MOVING, isMoving);
  if (isMoving) {
    begun ??= performance.now();
    slow ??= setTimeout(() => root.setAttribute(SLOW, ""), SLOW_MS);
  } else {
    clearTimeout(slow);
    slow = undefined;
    root.removeAttribute(SLOW);
  }
}

const arrivals: (() => void)[] = [];

/** Tells of each page once it is seen: until then the last one stands there, and whatever is pressed is its own. */
export function whenArrived(tell: () => void) {
  arrivals.push(tell);
}

export function markArrived() {
  isFromTop = false;
  markFollowed(null);
  markMoving(false);
  afterPaint(() => {
    for (const tell of arrivals) tell();
  });
  if (begun !== undefined) took = performance.now() - begun;
  begun = undefined;
}

/** A fade takes about a quarter as much work as drawing the page itself: it is for those who would not notice. */
const QUICK_MS = 150;

/** Whether the next page may fade in: motion is wanted, and the last page was there at once. */
export function mayFade(): boolean {
  return took < QUICK_MS && matchMedia("(prefers-reduced-motion: no-preference)").matches;
}

/**
 * Whoever listens hears of a page when it is there. The router also tells when it begins to read one, and when it has
 * learned of others: all of the page that is shown would be drawn anew for that.
 */
export function tellOfArrivals(router: DataRouter) {
  const { subscribe } = router;
  markMoving(!router.state.initialized);
  // Whoever goes back is where they were.
  addEventListener("popstate", () => {
    expectFromTop(false);
    expectPlace(true);
  });
  const { state: first } = router;
  router.subscribe = (listener) => {
    let told = first;
    const tell: RouterSubscriber = (state, options) => {
      if (state.navigation.state !== "idle") {
        markMoving(true);
      } else if (Object.entries(state).some(([name, value]) => value !== told[name as keyof RouterState])) {
        told = state;
        listener(state, options);
      }
    };
    const stop = subscribe(tell);
    // A page may be there before anybody listens: nobody would be told, and it would never be drawn.
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
}
