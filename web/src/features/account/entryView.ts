/** The ways in, in a popup or on a page of their own. */
export const VIEWS = ["login", "emailPassword", "signup", "forgotPassword"] as const;

export type EntryView = (typeof VIEWS)[number];

export interface EntryProps {
  go: (view: EntryView) => void;
  /** What was typed so far, from one form to the next. */
  email: string;
  keepEmail: (email: string) => void;
}
