import { expect, test } from "vitest";
import { parseClub } from "./favouriteClub.ts";

test("a club that was chosen is found again", () => {
  expect(parseClub('{"id":1,"name":"Farol do Cabo"}')).toEqual({ id: 1, name: "Farol do Cabo" });
});

test.each([null, "", "nonsense", "null", "[]", '"1"', '{"id":"1","name":"x"}', '{"id":-3,"name":"x"}', '{"id":1}'])(
  "%s is no club",
  (written) => {
    expect(parseClub(written)).toBeUndefined();
  },
);
