import { expect, test } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import { failureOf, sentenceOf } from "./failure.ts";
import { UnusableProof } from "./proof.ts";

const refusal = (status: number, more: object = {}) => ({ status, code: "refused", message: undefined, ...more });

test("a field that the server names is that field", () => {
  const fields = [{ path: "postalCode", message: "O parâmetro “postalCode” não é válido." }];
  expect(failureOf(refusal(400, { fields }))).toEqual({ field: "postalCode" });
});

test("what is wrong with the file is said at the file", () => {
  expect(failureOf(refusal(413))).toEqual({ file: "fileSize" });
  expect(failureOf(refusal(415))).toEqual({ file: "fileKind" });
  expect(failureOf(refusal(415, { message: "O ficheiro está danificado." }))).toEqual({
    file: "O ficheiro está danificado.",
  });
  expect(failureOf(refusal(400, { fields: [{ path: "fileBase64", message: "" }] }))).toEqual({ file: "fileInvalid" });
  expect(failureOf(new UnusableProof("fileUnreadable"))).toEqual({ file: "fileUnreadable" });
});

test("everything else is said of the form", () => {
  expect(failureOf(refusal(500, { code: "offline" }))).toEqual({ form: "offline" });
  expect(failureOf(refusal(400, { fields: [{ path: "constructor", message: "x" }] }))).toEqual({ form: "other" });
  expect(failureOf(refusal(500))).toEqual({ form: "other" });
  expect(failureOf(new TypeError("a chunk"))).toEqual({ form: "offline" });
});

test("how long to wait is told in seconds, then in minutes", () => {
  const { wrong } = allTexts["pt-PT"].accreditation;
  const said = (retryAfter?: number) => sentenceOf(failureOf(refusal(429, { retryAfter })), wrong);
  expect(said()).toBe(wrong.wait);
  expect(said(1)).toContain("1 segundo.");
  expect(said(90)).toContain("90 segundos");
  expect(said(3_600)).toContain("60 minutos");
});
