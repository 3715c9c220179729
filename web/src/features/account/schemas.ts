import * as z from "zod/mini";
import { LANGUAGES } from "../../i18n/language.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./passwordStrength.ts";
import type { Wrong } from "./wrong.ts";

/** What forms ask for. Messages are the names of sentences (`wrong.ts`). */

const LONGEST_NAME = 80;
const FIRST_BIRTHDAY = "1900-01-01";
/** As much as can be told without writing to it: something, an at sign, and a name with a dot. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const filled = (wrong: Wrong) => z.minLength(1, wrong);

const email = z.string().check(z.trim(), filled("emailMissing"), z.regex(ADDRESS, "emailInvalid" satisfies Wrong));
const newPassword = z
  .string()
  .check(
    z.minLength(SHORTEST_PASSWORD, "passwordShort" satisfies Wrong),
    z.maxLength(LONGEST_PASSWORD, "passwordLong" satisfies Wrong),
  );
const name = (missing: Wrong) =>
  z.string().check(z.trim(), filled(missing), z.maxLength(LONGEST_NAME, "nameLong" satisfies Wrong));

export const credentials = z.object({ email, password: z.string().check(filled("passwordMissing")) });

export const emailOnly = z.object({ email });

export const newAccount = z.object({
  email,
  password: newPassword,
  terms: z.boolean().check(z.refine((isAccepted) => isAccepted, "termsMissing" satisfies Wrong)),
  newsletter: z.boolean(),
});

const repeated = { password: newPassword, passwordConfirmation: z.string().check(filled("repeatMissing")) };

/** Said at the second of the two, also while the first one is still too short. */
const twoAlike = z.refine<{ password: string; passwordConfirmation: string }>(
  ({ password, passwordConfirmation }) => password === passwordConfirmation,
  {
    path: ["passwordConfirmation"],
    error: "repeatDiffers" satisfies Wrong,
    when: () => true,
  },
);

export const resetOfPassword = z.object(repeated).check(twoAlike);

export const changeOfPassword = z
  .object({ currentPassword: z.string().check(filled("passwordMissing")), ...repeated })
  .check(twoAlike);

const personal = {
  firstName: name("firstNameMissing"),
  lastName: name("lastNameMissing"),
  /** Empty where nobody says. */
  country: z.string(),
  language: z.enum(LANGUAGES),
};

export const profileFields = z.object(personal);

export type ProfileValues = z.infer<typeof profileFields>;

/** Empty where nobody says; a day that is half typed is none for the browser, and empty as well. */
const birthday = z.string().check(z.refine(mayBeBirthday, "birthday" satisfies Wrong));

export const editedProfile = z.object({ ...personal, birthday });

/** Days are written so that their order is that of their letters. */
function mayBeBirthday(day: string): boolean {
  return day === "" || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= FIRST_BIRTHDAY && day <= dayOf(new Date()));
}

/** As a calendar on the wall says it, wherever the browser is. */
function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${moment.getFullYear()}-${month}-${day}`;
}
