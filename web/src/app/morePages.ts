import { internationalPage } from "../features/international/pages.ts";
import type { Pages } from "./page.ts";

/** The pages that few visits begin with. Brought when an address is none of the first ones (`pages.ts`). */
export const morePages: Pages = {
  home: [internationalPage],
  default: [],
};
