/** Addresses that only mails lead to: apart from `paths.ts`, so that nobody else loads them. Their code is read in the browser. */
export const mailPaths = {
  newsletterConfirm: () => "/newsletters/confirm",
  newsletterLeave: () => "/newsletters/leave",
} as const;
