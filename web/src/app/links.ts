import { afterPaint, expectFromTop, expectPlace, markFollowed } from "./moving.ts";

/** Which clicks and forms the app answers itself. Links are plain `<a href>` everywhere, so that pages work without scripts. */

export interface Follow {
  to: string;
  /** The page stays where it is: only a part of it changes. */
  keepsPlace: boolean;
}

/** Links and forms inside an element with this attribute change a part of the page, so it does not jump to the top. */
const KEEPS_PLACE = "[data-keeps-place]";

export function decideFollow(event: MouseEvent, here: Location): Follow | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const found = findLink(event.target, here);
  if (!found) return undefined;
  const { link, to } = found;
  if (isHere(to, here) && to.hash) return undefined;
  return { to: to.pathname + to.search + to.hash, keepsPlace: link.closest(KEEPS_PLACE) !== null };
}

/** The address of another page of ours that a press on this would lead to. */
export function linkOf(target: EventTarget | null, here: Location): string | undefined {
  const to = findLink(target, here)?.to;
  return to && !isHere(to, here) ? to.pathname + to.search : undefined;
}

function findLink(target: EventTarget | null, here: Location) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const to = new URL(link.href, here.href);
  return isOurs(to, here) ? { link, to } : undefined;
}

function isHere(to: URL, here: Location) {
  return to.pathname === here.pathname && to.search === here.search;
}

/** A GET form leads to its address with what was chosen; choices that are empty are left out. */
export function decideSubmit(form: HTMLFormElement, here: Location): Follow | undefined {
  if (form.method !== "get" || (form.target && form.target !== "_self")) return undefined;
  const to = new URL(form.action, here.href);
  if (!isOurs(to, here)) return undefined;
  to.search = "";
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== "") to.searchParams.append(name, value);
  }
  return { to: to.pathname + to.search, keepsPlace: form.closest(KEEPS_PLACE) !== null };
}

function isOurs(to: URL, here: Location) {
  return to.origin === here.origin && !to.searchParams.has("lang") && !isServersOwn(to.pathname);
}

function isServersOwn(path: string) {
  return /^\/(api|art|assets|media)\//.test(path) || /\.\w{2,5}$/.test(path);
}

/** From when React has the root: it lets nothing through to a part that has not come to life, whose links are followed all the same. */
export function followLinks(root: Element, navigate: (follow: Follow) => Promise<void>) {
  const listen = (event: Event) => {
    const follow = event.type === "click" ? decideFollow(event as MouseEvent, location) : decideSend(event);
    if (!follow) return;
    event.preventDefault();
    answerAtOnce(event.target, () => {
      const isToPart = follow.to.includes("#");
      expectFromTop(!follow.keepsPlace && !isToPart);
      if (!follow.keepsPlace) expectPlace(isToPart);
      return navigate(follow);
    });
  };
  for (const type of ["click", "submit"]) {
    document.addEventListener(type, listen);
    root.addEventListener(type, (event) => event.cancelBubble && listen(event), true);
  }
}

function decideSend(event: Event) {
  return event.defaultPrevented ? undefined : decideSubmit(event.target as HTMLFormElement, location);
}

/** Marks a link as followed and lets that be seen before the work begins: the next page may take a while. */
function answerAtOnce(target: EventTarget | null, go: () => Promise<void>) {
  markFollowed(target instanceof Element ? target.closest("a") : null);
  afterPaint(() => void go());
}
