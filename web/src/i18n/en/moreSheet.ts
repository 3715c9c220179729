import type { moreSheet as portuguese } from "../ptPT/moreSheet.ts";

export const moreSheet: typeof portuguese = {
  accreditation: "Media accreditation",
  about: "About and help",
};
