import type { Page } from "../../app/page.ts";
import { errors } from "../../i18n/errorsArea.ts";

/** What a service worker keeps, to show in place of a page that cannot be asked for. Reads nothing. */
export const offlinePage: Page = {
  pattern: "offline",
  file: "src/features/offline/OfflinePage.tsx",
  module: () => import("./OfflinePage.tsx"),
  texts: [errors],
  title: (texts) => texts.app.offline,
};
