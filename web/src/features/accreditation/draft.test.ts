// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { keepDraft, readDraft, removeDraft } from "./draft.ts";
import { NO_VALUES } from "./requestValues.ts";

const DAY = 24 * 60 * 60 * 1_000;
const WRITTEN = { ...NO_VALUES, mediaName: "Rádio Onda Média", postalCode: "40" };

beforeEach(() => localStorage.clear());

test("what was written comes back, as it was", () => {
  keepDraft(WRITTEN);
  expect(readDraft()).toEqual(WRITTEN);
  removeDraft();
  expect(readDraft()).toBeUndefined();
});

test("a form that was emptied leaves nothing behind", () => {
  keepDraft(WRITTEN);
  keepDraft(NO_VALUES);
  expect(localStorage.length).toBe(0);
});

test("after a month it is gone", () => {
  keepDraft(WRITTEN, 0);
  expect(readDraft(29 * DAY)).toEqual(WRITTEN);
  expect(readDraft(31 * DAY)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test.each([
  "",
  "[]",
  "null",
  "{",
  '{"at":1}',
  '{"at":"x","values":{}}',
  '{"at":1e15,"values":{"mediaName":7,"other":"x"}}',
])("what is none of ours is left alone: %s", (text) => {
  localStorage.setItem("jornada_accreditation", text);
  expect(readDraft()).toBeUndefined();
});

test("a device that keeps nothing is no error", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => keepDraft(WRITTEN)).not.toThrow();
});
