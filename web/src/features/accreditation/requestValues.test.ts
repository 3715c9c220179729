import { expect, test } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import {
  FIELDS,
  isMissing,
  NO_VALUES,
  type RequestValues,
  requestValues,
  wordsOf,
  writtenPostalCode,
} from "./requestValues.ts";

const RIGHT: RequestValues = {
  mediaName: "Rádio Onda Média",
  ercNumber: "126044",
  email: "redacao@ondamedia.example",
  phoneNumber: "+351 900 000 000",
  address: "Rua do Farolim, 12, 2.º",
  postalCode: "4000-120",
  locality: "Cabo Alto",
  confirmed: true,
};

function wrongIn(values: Partial<RequestValues>): string[] {
  const { error } = requestValues.safeParse({ ...RIGHT, ...values });
  return error?.issues.map(({ message }) => message) ?? [];
}

test("what is right passes, in one line each", () => {
  expect(requestValues.parse(RIGHT)).toEqual(RIGHT);
  const written = { ...RIGHT, mediaName: " Rádio\tOnda \n Mé\u202edia ", ercNumber: "126 044", postalCode: "4000 120" };
  expect(requestValues.parse(written)).toEqual(RIGHT);
});

test("of what is empty it is said once that it is missing", () => {
  const { error } = requestValues.safeParse(NO_VALUES);
  const messages = error?.issues.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(FIELDS.length - 1);
  expect(messages.every(isMissing)).toBe(true);
});

test.each<[Partial<RequestValues>, string]>([
  [{ mediaName: "R" }, "mediaNameInvalid"],
  [{ mediaName: "R".repeat(121) }, "mediaNameInvalid"],
  [{ ercNumber: "12604" }, "ercNumberInvalid"],
  [{ ercNumber: "12604a" }, "ercNumberInvalid"],
  [{ email: "redacao@ondamedia" }, "emailInvalid"],
  [{ address: "Rua" }, "addressInvalid"],
  [{ postalCode: "40" }, "postalCodeInvalid"],
  [{ postalCode: "4000-1200" }, "postalCodeInvalid"],
  [{ locality: "C" }, "localityInvalid"],
  [{ confirmed: false }, "confirmedMissing"],
])("%j is wrong: %s", (values, wrong) => {
  expect(wrongIn(values)).toEqual([wrong]);
});

test.each(["900000000", "220 000 948", "+351 (900) 000-000", "+44 20 7946 0000", "+351.220.000.948"])(
  "%s is a telephone number",
  (phoneNumber) => expect(wrongIn({ phoneNumber })).toEqual([]),
);

test.each(["12345", "300000000", "0044 20 7946 0000", "+351 12", "+351 300 000 000", "telefone", "+0 123 456 789"])(
  "%s is none",
  (phoneNumber) => expect(wrongIn({ phoneNumber })).toEqual(["phoneNumberInvalid"]),
);

test("names are counted as people count, in every script", () => {
  expect(wrongIn({ mediaName: "ラ".repeat(120), locality: "東京" })).toEqual([]);
  expect(wrongIn({ mediaName: "😀".repeat(120) })).toEqual([]);
});

test.each([
  ["4000120", "4000-120"],
  ["4000 120", "4000-120"],
  ["40001", "4000-1"],
  ["4000-", "4000"],
  ["4000", "4000"],
  ["", ""],
  ["40001201", "40001201"],
  ["SW1A 1AA", "SW1A 1AA"],
])("a postal code written as %j becomes %j", (written, code) => {
  expect(writtenPostalCode(written)).toBe(code);
});

test("every message has its words in both languages", () => {
  const messages = [...wrongIn(NO_VALUES), ...wrongIn({ email: "a" })];
  for (const { accreditation } of Object.values(allTexts)) {
    for (const message of messages) expect(wordsOf(message, accreditation.wrong), message).toBeTypeOf("string");
  }
});
