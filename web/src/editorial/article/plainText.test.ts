import { expect, test } from "vitest";
import { beginningOf, clipped, plainText } from "./plainText.ts";

test("words without what they are set in", () => {
  expect(plainText("<h2>Casa</h2><p>cheia &amp;\n <b>cara</b>&#33; &copy;</p>")).toBe("Casa cheia & cara! &copy;");
});

test("a long text is cut between words", () => {
  const short = clipped(`${"palavra ".repeat(40)}`);
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short.endsWith("palavra…")).toBe(true);
  expect(clipped("a".repeat(300))).toHaveLength(160);
  expect(clipped("curto")).toBe("curto");
});

test("a text begins with the first words in it", () => {
  expect(
    beginningOf([
      { __component: "blocks.image", id: 1 },
      { __component: "blocks.rich-text", id: 1, content: "<p> </p>" },
      { __component: "blocks.rich-text", id: 2, content: "<p>Às três da tarde</p>" },
    ]),
  ).toBe("Às três da tarde");
  expect(beginningOf(null)).toBe("");
});
