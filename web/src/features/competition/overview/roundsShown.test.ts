import { expect, test } from "vitest";
import type { Round } from "../../../api/wire.ts";
import { lastPlayedOf } from "./roundsShown.ts";

const rounds = [true, true, false, false].map((has_started, index) => ({ id: index + 1, has_started }) as Round);
const [first, second, third] = rounds as [Round, Round, Round];

test("a round that has started speaks for itself", () => {
  expect(lastPlayedOf(rounds, second)).toBe(second);
});

test("before it starts, the one before it does", () => {
  expect(lastPlayedOf(rounds, third)).toBe(second);
});

test("before the first match there is none", () => {
  expect(lastPlayedOf([{ ...first, has_started: false }], { ...first, has_started: false })).toBeUndefined();
});
