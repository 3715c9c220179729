import * as z from "zod/mini";
import type { Texts } from "../../i18n/texts.ts";
import { asOneLine } from "./oneLine.ts";

/** What the form asks for, by the rules that the server has too. Messages are the names of sentences. */

type Words = Texts["accreditation"]["wrong"];

/** What can be wrong, by the name of the sentence that says so: it is said in the language of the day. */
export type Wrong = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const POSTAL_CODE = /^\d{4}-\d{3}$/;
const ERC_NUMBER = /^\d{6}$/;
/** One in Portugal, or one with another country before it. */
const PHONE_NUMBERS = [/^(\+351)?[29]\d{8}$/, /^\+(?!351)[1-9]\d{6,14}$/];
const LONGEST_EMAIL = 254;

const oneLine = z.overwrite(asOneLine);

const filled = (missing: Wrong) => z.minLength(1, missing);

/** As people count: what they see as one character may be two for a computer. */
const long = (from: number, to: number, wrong: Wrong) =>
  z.refine<string>((text) => text === "" || isBetween([...text].length, from, to), wrong);

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to;

const looking = (isRight: (text: string) => boolean, wrong: Wrong) =>
  z.refine<string>((text) => text === "" || isRight(text), wrong);

export const requestValues = z.object({
  mediaName: z.string().check(oneLine, filled("mediaNameMissing"), long(2, 120, "mediaNameInvalid")),
  ercNumber: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, "")),
    filled("ercNumberMissing"),
    looking((text) => ERC_NUMBER.test(text), "ercNumberInvalid"),
  ),
  email: z.string().check(
    oneLine,
    filled("emailMissing"),
    looking((text) => ADDRESS.test(text) && text.length <= LONGEST_EMAIL, "emailInvalid"),
  ),
  phoneNumber: z.string().check(oneLine, filled("phoneNumberMissing"), looking(isPhoneNumber, "phoneNumberInvalid")),
  address: z.string().check(oneLine, filled("addressMissing"), long(5, 200, "addressInvalid")),
  postalCode: z.string().check(
    z.overwrite(writtenPostalCode),
    filled("postalCodeMissing"),
    looking((text) => POSTAL_CODE.test(text), "postalCodeInvalid"),
  ),
  locality: z.string().check(oneLine, filled("localityMissing"), long(2, 80, "localityInvalid")),
  confirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, "confirmedMissing" satisfies Wrong)),
});

export type RequestValues = z.infer<typeof requestValues>;
export type FieldName = keyof RequestValues;

export const NO_VALUES: RequestValues = {
  mediaName: "",
  ercNumber: "",
  email: "",
  phoneNumber: "",
  address: "",
  postalCode: "",
  locality: "",
  confirmed: false,
};

/** Of the page, from top to bottom; the file stands before the last one. */
export const FIELDS = [
  "mediaName",
  "ercNumber",
  "email",
  "phoneNumber",
  "address",
  "postalCode",
  "locality",
  "file",
  "confirmed",
] as const satisfies (FieldName | "file")[];

function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, "");
  return PHONE_NUMBERS.some((pattern) => pattern.test(digits));
}

/** `4000120` → `4000-120`, also while it is being written; what is no such code stays as it is. */
export function writtenPostalCode(text: string): string {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{0,7}$/.test(digits)) return text.trim();
  return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}

export const isMissing = (wrong: string) => wrong.endsWith("Missing");

export function wordsOf(wrong: string | undefined, words: Words): string | undefined {
  const said = wrong === undefined ? undefined : words[wrong as keyof Words];
  return typeof said === "string" ? said : undefined;
}
