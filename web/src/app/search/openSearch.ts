import { decideFollow } from "../links.ts";
import { paths } from "../paths.ts";

type Open = () => void;

/**
 * Opens the palette in place of the search page: by "/" and Ctrl-K or ⌘K, and by every link that is marked for it. The
 * palette itself comes when somebody is about to ask for it; where it does not come, the page is there.
 */
export function listenForSearch(bringPalette: () => Promise<Open>) {
  let open: Open | undefined;
  let coming: Promise<Open> | undefined;
  const bring = async () => {
    coming ??= bringPalette();
    try {
      open = await coming;
    } catch {
      coming = undefined;
    }
  };
  const show = async () => {
    // At once where it can be: phones show their keyboard only to who has just been touched.
    if (!open) await bring();
    if (open) open();
    else location.assign(paths.search());
  };
  const on = (type: string, listener: (event: Event) => void) => document.addEventListener(type, listener);
  const intend = ({ target }: Event) => {
    if (isSearchLink(target)) void bring();
  };
  on("pointerover", intend);
  on("focusin", intend);
  on("click", (event) => {
    if (isSearchLink(event.target) && decideFollow(event as MouseEvent, location)) take(event);
  });
  on("keydown", (event) => {
    if (isSearchKey(event as KeyboardEvent)) take(event);
  });
  const take = (event: Event) => {
    event.preventDefault();
    void show();
  };
}

function isSearchLink(target: EventTarget | null) {
  return target instanceof Element && target.closest("a[data-search]") !== null;
}

/** "/" may take Shift; in a field it is a letter. */
export function isSearchKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key === "k";
  return key === "/" && !(target as Element).closest?.("input,textarea,select,[contenteditable]");
}
