import type { Page } from "../../app/page.ts";
import { account, profile } from "../../i18n/areas.ts";

/*
 * Signing in, and what a fan has of their own. The server paints these pages for everybody alike: who somebody is, and
 * what a link from a mail carries, is read in the browser alone.
 */

export const authPage: Page = {
  pattern: "auth",
  file: "src/features/account/AuthPage.tsx",
  module: () => import("./AuthPage.tsx"),
  texts: [account],
  title: (texts) => texts.account.title,
};

export const resetPasswordPage: Page = {
  pattern: "auth/reset-password",
  file: "src/features/account/ResetPasswordPage.tsx",
  module: () => import("./ResetPasswordPage.tsx"),
  texts: [account],
  title: (texts) => texts.account.reset.title,
};

export const confirmPage: Page = {
  pattern: "auth/confirm",
  file: "src/features/account/ConfirmPage.tsx",
  module: () => import("./ConfirmPage.tsx"),
  texts: [account],
  title: (texts) => texts.account.confirm.title,
};

export const profilePage: Page = {
  pattern: "profile",
  file: "src/features/account/ProfilePage.tsx",
  module: () => import("./ProfilePage.tsx"),
  texts: [account, profile],
  title: (texts) => texts.account.profile.title,
};

export const editPage: Page = {
  pattern: "profile/edit",
  file: "src/features/account/EditPage.tsx",
  module: () => import("./EditPage.tsx"),
  texts: [account, profile],
  title: (texts) => texts.profile.editProfile.title,
};

export const newsletterPage: Page = {
  pattern: "profile/newsletter",
  file: "src/features/account/NewsletterPage.tsx",
  module: () => import("./NewsletterPage.tsx"),
  texts: [account, profile],
  title: (texts) => texts.profile.newsletters.title,
};

export const confirmNewslettersPage: Page = {
  pattern: "newsletters/confirm",
  file: "src/features/account/ConfirmNewslettersPage.tsx",
  module: () => import("./ConfirmNewslettersPage.tsx"),
  texts: [account, profile],
  title: (texts) => texts.profile.confirmNewsletters.title,
};

export const leaveNewsletterPage: Page = {
  pattern: "newsletters/leave",
  file: "src/features/account/LeaveNewsletterPage.tsx",
  module: () => import("./LeaveNewsletterPage.tsx"),
  texts: [account, profile],
  title: (texts) => texts.profile.leaveNewsletter.title,
};
