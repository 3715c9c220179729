import { home } from "../features/home/home.ts";
import type { Pages } from "./page.ts";

/** What the browser knows from the start; the rest is in `morePages.ts`. */
export const pages: Pages = {
  home: [home],
};
