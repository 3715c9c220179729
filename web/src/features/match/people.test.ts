import { expect, test } from "vitest";
import { staticMatch } from "./exampleMatch.ts";
import { coachHrefIn, playerHrefIn } from "./people.ts";

test("a player leads to his page of that season, at the side that he played for", () => {
  const hrefOf = playerHrefIn(staticMatch());
  expect(hrefOf({ id: 9, name: "João Sá" }, true)).toBe("/player/9/joao-sa/20262027/1");
  expect(hrefOf({ id: 9, name: "João Sá" }, false)).toBe("/player/9/joao-sa/20262027/2");
});

test("a coach leads to his page at the club whose bench he sits on", () => {
  expect(coachHrefIn(staticMatch())({ id: 5 }, false)).toBe("/coach/5/2/20262027");
});
