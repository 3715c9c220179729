import { area } from "./area.ts";

/** Apart from the others: it comes with the question, which nearly every visitor meets, and the list of all does not. */
export const consent = area(
  "consent",
  () => import("./ptPT/consent.ts"),
  () => import("./en/consent.ts"),
);
