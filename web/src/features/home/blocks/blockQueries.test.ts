import { describe, expect, test } from "vitest";
import type { BlockKind } from "../../../api/frontPage.ts";
import { newsOf, opinionsOf, publicationsOf, statementsOf, videosOf } from "./blockQueries.ts";

const READS = {
  news: newsOf,
  statements: statementsOf,
  publications: publicationsOf,
  opinions: opinionsOf,
  videos: videosOf,
};

/** How many entries a block asks for. */
function sizeOf(kind: keyof typeof READS, limit: number | null = null, settings = {}) {
  const block = { id: 1, kind: kind satisfies BlockKind, width: "full" as const, limit };
  const [address = ""] = READS[kind]({ block, language: "pt-PT", settings, now: 0 }).queryKey as string[];
  return new URL(address, "http://localhost").searchParams.get("pagination[pageSize]");
}

describe("a block of the front page asks for as many as", () => {
  test.each([
    ["news", "4"],
    ["statements", "4"],
    ["publications", "6"],
    ["opinions", "6"],
    ["videos", "4"],
  ] as const)("the specification says of %s: %s", (kind, size) => {
    expect(sizeOf(kind)).toBe(size);
  });

  test("the settings say, where they say so", () => {
    const settings = { homeNewsLimit: 8, homeStatementsLimit: 3, videosLimit: 5 };
    expect([sizeOf("news", null, settings), sizeOf("statements", null, settings)]).toEqual(["8", "3"]);
    expect([sizeOf("videos", null, settings), sizeOf("opinions", null, settings)]).toEqual(["5", "6"]);
  });

  test("its editor wants, before all", () => {
    expect(sizeOf("news", 2, { homeNewsLimit: 8 })).toBe("2");
  });
});
