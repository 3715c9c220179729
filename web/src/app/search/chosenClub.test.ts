import { expect, test } from "vitest";
import { parseClub } from "./chosenClub.ts";

test("a club that was chosen is found again", () => {
  expect(parseClub('{"id":1,"name":"Farol do Cabo","more":true}')).toEqual({ id: 1, name: "Farol do Cabo" });
});

test.each([
  null,
  "",
  "null",
  "{",
  "[]",
  "7",
  '{"id":"1","name":"x"}',
  '{"id":1.5,"name":"x"}',
  '{"id":1e400,"name":"x"}',
  '{"id":1}',
  '{"id":-1,"name":"x"}',
])("%s is no club", (text) => {
  expect(parseClub(text)).toBeUndefined();
});
