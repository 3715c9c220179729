import { area } from "./area.ts";

/** Apart from the others (`areas.ts`): the first page brings it, and would bring the ways to all of them. */
export const front = area(
  "front",
  () => import("./ptPT/front.ts"),
  () => import("./en/front.ts"),
);
