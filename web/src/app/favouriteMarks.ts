import { type FavouriteClubs, favouriteClubs, forgetLeftOver, subscribeClubs } from "./favouriteClubs.ts";

/**
 * The stars of the clubs that somebody follows, wherever a page says whose something is (`data-club`). Only
 * styles, so that what the server painted for everybody stays as it is and nothing moves.
 */

const STAR = "polygon(50% 0,63% 33%,98% 36%,71% 59%,79% 94%,50% 75%,21% 94%,29% 59%,2% 36%,37% 33%)";

export function marksOf(clubs: FavouriteClubs): string {
  if (clubs.length === 0) return "";
  const marked = clubs.map(({ id }) => `[data-club="${id}"]::before`).join();
  const place = "position:absolute;inset:6px 5px auto auto;width:12px;height:12px";
  return `:root{--star:${STAR}}${marked}{content:"";${place};z-index:1;background:var(--lime);clip-path:var(--star)}`;
}

/** From now on, and for as long as the site is open. */
export function markFavourites() {
  const sheet = document.querySelector<HTMLStyleElement>("#jornada-own")?.sheet;
  let written: CSSRule | undefined;
  const mark = () => {
    const clubs = favouriteClubs();
    if (written) sheet?.deleteRule([...sheet.cssRules].indexOf(written));
    written = sheet?.cssRules[sheet.insertRule(`@media all{${marksOf(clubs)}}`)];
    // What `entry-first.ts` has written: styles look at it.
    const root = document.documentElement;
    root.toggleAttribute("data-clubs", clubs.length > 0);
    root.style.setProperty("--second-club", clubs[1] ? JSON.stringify(clubs[1].name) : "");
  };
  forgetLeftOver();
  mark();
  subscribeClubs(mark);
}
