import { laterParts } from "../later.tsx";

const part = laterParts("src/app/layouts/frameParts.ts", () => import("./frameParts.ts"));

/** Parts of the frame around every page whose scripts come after it. */
export const frame = {
  Account: part("Account"),
  Footer: part("Footer"),
  Notice: part("Notice"),
  Panel: part("Panel"),
  ThemeSwitch: part("ThemeSwitch"),
};

/** All of them are in one file: who brings one brings the others. */
export const { bring: bringFrame, file: FRAME_FILE } = frame.Footer;
