/** The ways in, in a popup or on a page of their own. */
export type EntryView = "login" | "emailPassword" | "signup" | "forgotPassword";

export interface EntryProps {
  go: (view: EntryView) => void;
  /** What was typed so far, from one form to the next. */
  email: string;
  keepEmail: (email: string) => void;
}
