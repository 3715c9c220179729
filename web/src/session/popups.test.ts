// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import {
  closeAllPopups,
  closePopup,
  isOpen,
  openPopup,
  openPopups,
  type PopupName,
  popupsAreShown,
  subscribePopups,
} from "./popups.ts";

beforeEach(closeAllPopups);

const open = () => [...openPopups()];

test("a popup is asked to be shown as long as nothing shows it", () => {
  const wanted = vi.fn();
  document.addEventListener("jornada:popup", wanted);
  openPopup("login");
  closePopup("login");
  expect(wanted).toHaveBeenCalledTimes(1);
  popupsAreShown();
  openPopup("login");
  expect(wanted).toHaveBeenCalledTimes(1);
  document.removeEventListener("jornada:popup", wanted);
});

test.each<PopupName>(["login", "emailPassword", "signup", "forgotPassword"])("%s closes the other ways in", (name) => {
  openPopup("emailPassword");
  openPopup("signup");
  openPopup(name);
  expect(open()).toEqual([name]);
});

test("the terms lie over the form, and go without it", () => {
  openPopup("signup");
  openPopup("terms");
  expect(open()).toEqual(["signup", "terms"]);
  closePopup("terms");
  expect(open()).toEqual(["signup"]);
  openPopup("terms");
  openPopup("login");
  expect(open()).toEqual(["login"]);
});

test("the form below the terms, opened again, is alone", () => {
  openPopup("signup");
  openPopup("terms");
  openPopup("signup");
  expect(open()).toEqual(["signup"]);
});

test("asking for the rest of a profile is no way in", () => {
  openPopup("completeProfile");
  openPopup("login");
  expect(isOpen("completeProfile")).toBe(true);
  expect(isOpen("login")).toBe(true);
});

test("whoever listens hears of each change, and of nothing else", () => {
  const listener = vi.fn();
  const leave = subscribePopups(listener);
  openPopup("login");
  closePopup("terms");
  closeAllPopups();
  closeAllPopups();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  openPopup("login");
  expect(listener).toHaveBeenCalledTimes(2);
});
