import { expect, test } from "vitest";
import type { ApiError } from "../../api/error.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { failureOf, sentenceOf } from "./failure.ts";

const refused = (message: string, more: Partial<ApiError> = {}): ApiError => ({
  status: 400,
  code: "ApplicationError",
  message,
  ...more,
});

test.each([
  ["Invalid identifier or password", "password", "credentials"],
  ["email must be a valid email", "email", "emailInvalid"],
  ["username must be at least 3 characters", "email", "emailInvalid"],
  ["password must be at least 6 characters", "password", "passwordShort"],
  ["password must be at most 128 characters", "password", "passwordLong"],
  ["password is too easy to guess", "password", "passwordEasy"],
  ["Email or Username are already taken", "email", "taken"],
  ["Passwords do not match", "passwordConfirmation", "repeatDiffers"],
  ["The provided current password is invalid", "currentPassword", "currentPassword"],
  ["Your new password must be different than your current password", "password", "samePassword"],
  ["first_name is not valid", "firstName", "nameInvalid"],
  ["country is not valid", "country", "country"],
])("%j is said at its field", (message, name, wrong) => {
  expect(failureOf(refused(message))).toEqual({ fields: [{ name, wrong }] });
});

test("that nobody follows a third club is said in words", () => {
  const refusal = refused("", { status: 409, code: "max_favourite_teams_reached" });
  expect(failureOf(refusal)).toEqual({ fields: [], form: "clubsFull" });
});

test.each([
  ["Your account has been blocked by an administrator", "blocked"],
  ["Register action is currently disabled", "closed"],
  ["This provider is disabled", "providerClosed"],
  ["Email was not available.", "providerEmail"],
  ["Email is already taken.", "providerTaken"],
  ["Something that nobody has heard of", "other"],
])("%j is said for the form", (message, form) => {
  expect(failureOf(refused(message))).toEqual({ fields: [], form });
});

test("each field that an answer names gets its own sentence, under the name that forms have for it", () => {
  const fields = [
    { path: "identifier", message: "email must be a valid email" },
    { path: "password", message: "password is too easy to guess" },
  ];
  expect(failureOf(refused("2 errors occurred", { fields }))).toEqual({
    fields: [
      { name: "email", wrong: "emailInvalid" },
      { name: "password", wrong: "passwordEasy" },
    ],
  });
});

test("an address to confirm and a spent link are states of their own", () => {
  expect(failureOf(refused("Your account email is not confirmed")).isUnconfirmed).toBe(true);
  expect(failureOf(refused("Incorrect code provided")).isSpent).toBe(true);
  expect(failureOf(refused("Invalid token")).isSpent).toBe(true);
});

test.each([
  [{ status: 500, code: "offline", message: undefined }, "offline"],
  [new TypeError("Failed to fetch dynamically imported module"), "offline"],
  [{ status: 401, code: "UnauthorizedError", message: "x" }, "signedOut"],
  [{ status: 500, code: "InternalServerError", message: "country" }, "other"],
  [new Error("anything"), "other"],
])("%j is %s", (error, form) => {
  expect(failureOf(error)).toEqual({ fields: [], form });
});

test.each([
  [1, "Too many tries. Try again in 1 second."],
  [42, "Too many tries. Try again in 42 seconds."],
  [91, "Too many tries. Try again in 2 minutes."],
  [undefined, "Too many tries. Try again in a moment."],
])("a limit of %s seconds is told as it is waited for", (retryAfter, sentence) => {
  const error = { status: 429, code: "RateLimitError", message: "x", ...(retryAfter && { retryAfter }) };
  expect(sentenceOf(failureOf(error), allTexts.en.account.wrong)).toBe(sentence);
});
