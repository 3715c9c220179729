import { expect, test } from "vitest";
import { decideKey } from "./paletteKeys.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const press = (key: string, active: number | undefined, more: Partial<typeof none> = {}, count = 3) =>
  decideKey({ key, ...none, ...more }, { count, active });
const chosen = (index: number | undefined) => ({ kind: "choose", index });

test("arrows go from the field through the list and back to the field", () => {
  expect(press("ArrowDown", undefined)).toEqual(chosen(0));
  expect(press("ArrowDown", 0)).toEqual(chosen(1));
  expect(press("ArrowDown", 2)).toEqual(chosen(undefined));
  expect(press("ArrowUp", undefined)).toEqual(chosen(2));
  expect(press("ArrowUp", 2)).toEqual(chosen(1));
  expect(press("ArrowUp", 0)).toEqual(chosen(undefined));
});

test("Home and End belong to the list once something is chosen, and to the field before", () => {
  expect(press("Home", 2)).toEqual(chosen(0));
  expect(press("End", 0)).toEqual(chosen(2));
  expect(press("Home", undefined)).toBeUndefined();
  expect(press("End", undefined)).toBeUndefined();
});

test("Enter opens what is chosen, or the page of results; with Ctrl or ⌘ in a new tab", () => {
  expect(press("Enter", 1)).toEqual({ kind: "open", index: 1, isNewTab: false });
  expect(press("Enter", undefined)).toEqual({ kind: "open", index: undefined, isNewTab: false });
  expect(press("Enter", 1, { ctrlKey: true })).toEqual({ kind: "open", index: 1, isNewTab: true });
  expect(press("Enter", undefined, { metaKey: true })).toEqual({ kind: "open", index: undefined, isNewTab: true });
});

test("a letter that is being composed keeps its keys", () => {
  expect(press("Enter", 1, { isComposing: true })).toBeUndefined();
  expect(press("ArrowDown", 1, { isComposing: true })).toBeUndefined();
});

test("with an empty list, and with other keys held, the field keeps its keys", () => {
  expect(press("ArrowDown", undefined, {}, 0)).toBeUndefined();
  expect(press("ArrowUp", undefined, { shiftKey: true })).toBeUndefined();
  expect(press("ArrowDown", 0, { altKey: true })).toBeUndefined();
  expect(press("a", 0)).toBeUndefined();
});
