import { expect, test } from "vitest";
import { contrast } from "./accent";
import { awayKit, type Kit, keeperKits, numberOn } from "./kit";

const yellow: Kit = { pattern: "hoops", first: "#ffd21f", second: "#15171c" };
const cyan: Kit = { pattern: "wavesash", first: "#00a7b5", second: "#0a2a52" };
const gold: Kit = { pattern: "stripes", first: "#f0bf4c", second: "#7b1636" };

test("the away side keeps its shirt unless both would look alike", () => {
  expect(awayKit(yellow, cyan)).toBe(cyan);
  expect(awayKit(yellow, gold)).toEqual({ pattern: "plain", first: "#7b1636", second: "#f0bf4c" });
});

test("goalkeepers look like nobody else", () => {
  expect(keeperKits(yellow, cyan)).toEqual({
    home: { pattern: "plain", first: "#ff5a23", second: "#001941" },
    away: { pattern: "plain", first: "#19ff91", second: "#001941" },
  });
  const red: Kit = { pattern: "plain", first: "#d9142f", second: "#ffffff" };
  expect(keeperKits(red, cyan).home.first).toBe("#19ff91");
  const orange: Kit = { pattern: "plain", first: "#ff5a23", second: "#19ff91" };
  const { home, away } = keeperKits(orange, cyan);
  expect([home.first, away.first]).toEqual(["#b450ff", "#00faff"]);
});

test.each([yellow, cyan, gold, { pattern: "plain", first: "#967800", second: "#ffffff" } satisfies Kit])(
  "a number can be read on $pattern of $first",
  (kit) => {
    const { plate, color } = numberOn(kit);
    expect(contrast(plate ?? kit.first, color)).toBeGreaterThanOrEqual(4.5);
  },
);

test("only a busy pattern has a plate, in the darker colour", () => {
  expect(numberOn(yellow).plate).toBe("#15171c");
  expect(numberOn({ ...yellow, pattern: "sleeves" }).plate).toBeNull();
});
