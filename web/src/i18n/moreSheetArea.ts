import { area } from "./area.ts";

/** Apart from the others: it comes with the sheet, and the list of all does not. */
export const moreSheet = area(
  "moreSheet",
  () => import("./ptPT/moreSheet.ts"),
  () => import("./en/moreSheet.ts"),
);
