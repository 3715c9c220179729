/** Addresses for the press office alone. Apart from `paths.ts`, which every page loads. */
export const pressPaths = {
  accreditationInbox: () => "/accreditation/inbox",
} as const;
