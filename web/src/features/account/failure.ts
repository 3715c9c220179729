import { type FieldError, isApiError } from "../../api/error.ts";
import type { Texts } from "../../i18n/texts.ts";
import { type Wrong, wordsOf } from "./wrong.ts";

/** Why something that was sent came to nothing: at its fields, and for the form as a whole. */
export interface Failure {
  fields: { name: string; wrong: Wrong }[];
  form?: Wrong | "wait" | undefined;
  /** With "wait": seconds until another try is worth it. */
  seconds?: number | undefined;
  /** The address has to be confirmed before anybody signs in with it. */
  isUnconfirmed?: boolean;
  /** What the link carried is not good any more. */
  isSpent?: boolean;
}

interface Known {
  pattern: RegExp;
  field?: string;
  wrong: Wrong;
}

/** What the server says, in its words. Of names and addresses it never says which of them it knows. */
const KNOWN: Known[] = [
  { pattern: /^invalid identifier or password/i, field: "password", wrong: "credentials" },
  { pattern: /blocked by an administrator/i, wrong: "blocked" },
  { pattern: /email must be a valid email/i, field: "email", wrong: "emailInvalid" },
  { pattern: /username must be/i, field: "email", wrong: "emailInvalid" },
  { pattern: /password must be at least/i, field: "password", wrong: "passwordShort" },
  { pattern: /password must be at most/i, field: "password", wrong: "passwordLong" },
  { pattern: /password is too easy/i, field: "password", wrong: "passwordEasy" },
  { pattern: /email or username are already taken/i, field: "email", wrong: "taken" },
  { pattern: /register action is currently disabled/i, wrong: "closed" },
  { pattern: /^passwords do not match/i, field: "passwordConfirmation", wrong: "repeatDiffers" },
  { pattern: /current password is invalid/i, field: "currentPassword", wrong: "currentPassword" },
  { pattern: /different than your current password/i, field: "password", wrong: "samePassword" },
  { pattern: /provider is disabled/i, wrong: "providerClosed" },
  { pattern: /email was not available/i, wrong: "providerEmail" },
  { pattern: /^email is already taken/i, wrong: "providerTaken" },
  { pattern: /first_name/, field: "firstName", wrong: "nameInvalid" },
  { pattern: /last_name/, field: "lastName", wrong: "nameInvalid" },
  { pattern: /country/, field: "country", wrong: "country" },
];

const UNCONFIRMED = /email is not confirmed/i;
const TOO_MANY_CLUBS = "max_favourite_teams_reached";
const SPENT = /^(incorrect code provided|invalid token)/i;

/** What is wrong where only the field is named, and its message is for people. */
const BY_FIELD: Record<string, Wrong> = {
  first_name: "nameInvalid",
  last_name: "nameInvalid",
  country: "country",
  birthday: "birthday",
};

/** What fields are called on the wire, where forms call them otherwise. */
const NAMES: Record<string, string> = {
  identifier: "email",
  username: "email",
  first_name: "firstName",
  last_name: "lastName",
};

export function failureOf(error: unknown): Failure {
  // A part of the app that could not be fetched.
  if (error instanceof TypeError) return { fields: [], form: "offline" };
  if (!isApiError(error)) return { fields: [], form: "other" };
  const { status, code, message = "", fields = [], retryAfter } = error;
  if (code === "offline") return { fields: [], form: "offline" };
  if (code === TOO_MANY_CLUBS) return { fields: [], form: "clubsFull" };
  if (status === 429) return { fields: [], form: "wait", seconds: retryAfter };
  if (status === 401) return { fields: [], form: "signedOut" };
  if (UNCONFIRMED.test(message)) return { fields: [], isUnconfirmed: true };
  if (SPENT.test(message)) return { fields: [], isSpent: true };
  const named = fields.flatMap(knownField);
  if (named.length > 0) return { fields: named };
  const known = status < 500 ? knownBy(message) : undefined;
  if (!known) return { fields: [], form: "other" };
  return known.field ? { fields: [{ name: known.field, wrong: known.wrong }] } : { fields: [], form: known.wrong };
}

function knownBy(message: string): Known | undefined {
  return KNOWN.find(({ pattern }) => pattern.test(message));
}

function knownField({ path, message }: FieldError): Failure["fields"] {
  const wrong = knownBy(message)?.wrong ?? BY_FIELD[path];
  return wrong ? [{ name: NAMES[path] ?? path, wrong }] : [];
}

/** From here on a wait is told in minutes. */
const A_WHILE = 90;

/** The sentence for the form as a whole. */
export function sentenceOf({ form, seconds }: Failure, words: Texts["account"]["wrong"]): string | undefined {
  if (form !== "wait" || seconds === undefined) return wordsOf(form, words);
  return seconds > A_WHILE ? words.waitMinutes(Math.ceil(seconds / 60)) : words.waitSeconds(Math.ceil(seconds));
}
