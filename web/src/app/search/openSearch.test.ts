// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isSearchKey } from "./openSearch.ts";

function key(name: string, more: KeyboardEventInit = {}, inside = "p") {
  const target = document.createElement(inside);
  if (inside === "section") target.setAttribute("contenteditable", "true");
  document.body.append(target);
  let pressed: KeyboardEvent | undefined;
  target.addEventListener("keydown", (event) => {
    pressed = event;
  });
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }));
  return pressed ? isSearchKey(pressed) : undefined;
}

test("a slash opens the search, also where it takes Shift", () => {
  expect(key("/")).toBe(true);
  expect(key("/", { shiftKey: true })).toBe(true);
});

test.each(["input", "textarea", "select", "section"])("inside of <%s> a slash is a letter", (inside) => {
  expect(key("/", {}, inside)).toBe(false);
});

test("Ctrl-K and ⌘K open it from everywhere", () => {
  expect(key("k", { ctrlKey: true })).toBe(true);
  expect(key("k", { metaKey: true }, "input")).toBe(true);
});

test("other keys are left alone", () => {
  expect(key("k")).toBe(false);
  expect(key("7", { shiftKey: true })).toBe(false);
  expect(key("/", { ctrlKey: true })).toBe(false);
  expect(key("/", { altKey: true })).toBe(false);
  expect(key("k", { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(key("k", { ctrlKey: true, altKey: true })).toBe(false);
});
