import { expect, test } from "vitest";
import { strengthOf } from "./passwordStrength.ts";

test.each([
  ["", 0],
  ["aaaaaaaaaaaaaaaa", 0],
  ["abcabcabcabcabc", 0],
  ["123456789012345", 0],
  ["qwertyuiopasdfgh", 0],
  ["passwordpassword", 0],
  ["P4ssw0rd12345678", 0],
  ["Benfica1904", 1],
  ["futebol futebol golo", 0],
])("%j is guessed at once", (password, atMost) => {
  expect(strengthOf(password)).toBeLessThanOrEqual(atMost);
});

test("what is too short is weak at best, whatever it is made of", () => {
  expect(strengthOf("x9$Kq!7vT#2")).toBe(1);
});

test.each([
  ["mar vento sal", 2],
  ["gaivota ao domingo", 3],
  ["quatro gaivotas num telhado azul", 4],
  ["x9$Kq!7vT#2mW", 4],
])("%j is worth %i", (password, level) => {
  expect(strengthOf(password)).toBe(level);
});

test("each word more makes it better, never worse", () => {
  const levels = ["mar", "mar telha", "mar telha figo", "mar telha figo rede", "mar telha figo rede duna"].map((one) =>
    strengthOf(one),
  );
  expect(levels).toEqual(levels.toSorted());
  expect(levels.at(-1)).toBe(4);
});

test("the parts of one's own address count for nothing", () => {
  const password = "marta.quintela.example";
  expect(strengthOf(password)).toBeGreaterThan(2);
  expect(strengthOf(password, "marta@quintela.example")).toBe(0);
  expect(strengthOf("M4rt4Qu1nt3l4", "marta@quintela.example")).toBe(0);
});
