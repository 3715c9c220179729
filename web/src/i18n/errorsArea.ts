import { area } from "./area.ts";

/** Apart from the others: any page may come to need it. */
export const errors = area(
  "errors",
  () => import("./ptPT/errors.ts"),
  () => import("./en/errors.ts"),
);
