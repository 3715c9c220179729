import type { Page } from "../../app/page.ts";
import { accreditation, accreditationInbox } from "../../i18n/areas.ts";

export const accreditationPage: Page = {
  pattern: "accreditation",
  file: "src/features/accreditation/AccreditationPage.tsx",
  module: () => import("./AccreditationPage.tsx"),
  texts: [accreditation],
  title: (texts) => texts.accreditation.title,
};

/** Painted for everybody alike: who may look at requests is known in the browser alone. */
export const accreditationInboxPage: Page = {
  pattern: "accreditation/inbox",
  file: "src/features/accreditation/inbox/InboxPage.tsx",
  module: () => import("./inbox/InboxPage.tsx"),
  texts: [accreditationInbox],
  title: (texts) => texts.accreditationInbox.title,
};
