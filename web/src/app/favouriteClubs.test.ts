// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { writeToken } from "../session/cookies.ts";
import { forgetAll } from "../session/exampleFan.ts";
import {
  areAccounts,
  favouriteClubs,
  forgetAccountClubs,
  forgetLeftOver,
  keepClubs,
  parseClubs,
  useFavouriteClubs,
} from "./favouriteClubs.ts";

const KEY = "jornada_club";
const farol = { id: 1, name: "Farol do Cabo" };
const lagoa = { id: 7, name: "Lagoa Brava" };

beforeEach(() => {
  forgetAll();
  keepClubs([]);
});

test("clubs that were chosen are found again, the main one first", () => {
  keepClubs([lagoa, farol]);
  expect(favouriteClubs()).toEqual([lagoa, farol]);
  expect(parseClubs(localStorage.getItem(KEY))).toEqual({ clubs: [lagoa, farol], isAccounts: false });
});

test("what was written when there was one is still read", () => {
  expect(parseClubs('{"id":1,"name":"Farol do Cabo"}').clubs).toEqual([farol]);
});

test("there are never more than two, and none twice", () => {
  const written = JSON.stringify([farol, farol, lagoa, { id: 9, name: "Dunas" }]);
  expect(parseClubs(written).clubs).toEqual([farol, lagoa]);
});

test.each([
  null,
  "",
  "nonsense",
  "null",
  "[]",
  "[[]]",
  "[null]",
  '"1"',
  '{"id":"1","name":"x"}',
  '{"id":-3,"name":"x"}',
  '{"id":1}',
  '{"clubs":3}',
])("%s is no club", (written) => {
  expect(parseClubs(written).clubs).toEqual([]);
});

test("what an account follows goes with its fan, what a visitor chose stays", () => {
  keepClubs([farol]);
  forgetAccountClubs();
  expect(favouriteClubs()).toEqual([farol]);
  writeToken("ours");
  keepClubs([lagoa], true);
  expect(areAccounts()).toBe(true);
  expect(favouriteClubs()).toEqual([lagoa]);
  forgetAccountClubs();
  expect(favouriteClubs()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("a token that ran out while no page was open leaves nothing to be seen", () => {
  localStorage.setItem(KEY, JSON.stringify({ clubs: [farol], isAccounts: true }));
  expect(favouriteClubs()).toEqual([]);
  forgetLeftOver();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("pages hear of a change here and on another tab", () => {
  const { result } = renderHook(useFavouriteClubs);
  expect(result.current).toEqual([]);
  act(() => keepClubs([farol]));
  expect(result.current).toEqual([farol]);
  act(() => {
    localStorage.setItem(KEY, JSON.stringify([lagoa]));
    dispatchEvent(new Event("storage"));
  });
  expect(result.current).toEqual([lagoa]);
});
