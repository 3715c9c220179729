import { brought } from "../brought.tsx";

/** The choice of clubs, for pages on which it is one part of many. */
export const ClubChoice = brought(async () => (await import("./ClubChoice.tsx")).ClubChoice, 4);
