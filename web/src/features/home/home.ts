import { read } from "../../api/queries.ts";
import type { Page } from "../../app/page.ts";

export const home: Page = {
  pattern: "",
  file: "src/features/home/HomePage.tsx",
  component: () => import("./HomePage.tsx"),
  title: (texts) => texts.app.home,
  async load({ site }) {
    await site.client.ensureQueryData(read("/api/v2/seasons", {}));
    return { title: site.texts.app.name, description: "Liga", canonical: "/" };
  },
};
