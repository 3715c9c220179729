import { expect, test } from "vitest";
import { readSearch, tidy } from "./searchQueries.ts";

test("what was typed loses its edges and what no letter is", () => {
  expect(tidy("  Farol do Cabo ")).toBe("Farol do Cabo");
  expect(tidy("fa\u0000rol\n")).toBe("fa rol");
  expect(tidy("\ud800farol")).toBe("farol");
  expect(tidy("\ufffd")).toBe("");
  expect(tidy("⚽ 1–0")).toBe("⚽ 1–0");
});

test("no more than the server reads, and no letter in halves", () => {
  expect(tidy("a".repeat(10_000))).toHaveLength(198);
  expect([...tidy("😀".repeat(300))]).toHaveLength(16);
  expect(tidy(`${"a".repeat(195)} b`)).toBe("a".repeat(195));
  for (const long of ["ã", "a b ", "😀", "%"]) {
    expect(`q=${encodeURIComponent(tidy(long.repeat(500)))}`.length).toBeLessThanOrEqual(200);
  }
});

test("an address says no more than it must, and kinds in one order", () => {
  expect(readSearch({ q: "são & 1", pageSize: 20 }).queryKey).toEqual([
    "/api/v1/search?q=s%C3%A3o%20%26%201&pageSize=20",
  ]);
  const both = readSearch({ q: "a", kinds: ["coach", "player"], page: 2, pageSize: 5 });
  expect(both.queryKey).toEqual(["/api/v1/search?q=a&type=player&type=coach&page=2&pageSize=5"]);
  expect(readSearch({ q: "a", kinds: ["player", "coach"], page: 2, pageSize: 5 }).queryKey).toEqual(both.queryKey);
});
