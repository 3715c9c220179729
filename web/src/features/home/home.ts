import type { Page } from "../../app/page.ts";

export const home: Page = {
  pattern: "",
  file: "src/features/home/HomePage.tsx",
  module: () => import("./HomePage.tsx"),
  title: (texts) => texts.app.home,
  section: "home",
};
