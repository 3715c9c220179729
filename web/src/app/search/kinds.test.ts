import { expect, test } from "vitest";
import { GROUP_NAMES, GROUPS, groupOf, isGroup, isKind, KINDS, kindsOf } from "./kinds.ts";

test("every kind is shown in one group, and groups come in the order of kinds", () => {
  expect(GROUP_NAMES.flatMap((group) => [...GROUPS[group]])).toEqual([...KINDS]);
  for (const kind of KINDS) expect(kindsOf(groupOf(kind))).toContain(kind);
});

test("a name that is both a kind and a group means the same either way", () => {
  for (const name of GROUP_NAMES) if (isKind(name)) expect(kindsOf(name)).toEqual([name]);
});

test("names of what every object has are no kinds", () => {
  for (const name of ["", "toString", "constructor", "__proto__", "Team"]) {
    expect(isKind(name)).toBe(false);
    expect(isGroup(name)).toBe(false);
  }
});
