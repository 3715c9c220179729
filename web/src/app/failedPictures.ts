import { BRAND, tilesArt } from "../api/art.ts";

/** Stands where a picture that an editor chose does not come. */
const INSTEAD = tilesArt("instead", BRAND, 8, 5);
/** Where not even that comes: nothing, on the ground that pictures stand on. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** What the server draws has nothing to stand in for it, and what is only in this browser does not come from anywhere. */
const DRAWN = /^(?:data:|blob:)|^\/(?:art|share|icons)\//;

/** Pictures that do not come, from now on and up to now, give way to one that is drawn. What is said of them stays. */
export function replaceFailedPictures() {
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  for (const picture of document.querySelectorAll("img")) {
    if (hasEnded(picture)) picture.decode().catch(() => replace(picture));
  }
}

/** Without anything to show; one that waits until somebody comes near has not begun. */
function hasEnded(picture: HTMLImageElement): boolean {
  if (!picture.complete || picture.naturalWidth > 0) return false;
  const { top, bottom } = picture.getBoundingClientRect();
  return picture.loading !== "lazy" || (bottom > 0 && top < innerHeight);
}

function replace(picture: HTMLImageElement) {
  const own = picture.getAttribute("src") ?? "";
  if (own === INSTEAD) picture.src = NOTHING;
  if (own === "" || DRAWN.test(own)) return;
  picture.removeAttribute("srcset");
  for (const source of picture.closest("picture")?.querySelectorAll("source") ?? []) source.removeAttribute("srcset");
  picture.src = INSTEAD;
}
