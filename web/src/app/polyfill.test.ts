import { describe, expect, test } from "vitest";
import { PlainHeaders, PlainURL, PlainURLSearchParams } from "./polyfill.ts";

/** Each is held against Node's own: the same answers to what the router asks. */
describe("URL", () => {
  test.each([
    ["http://localhost/"],
    ["http://localhost"],
    ["https://example.org:8443/a/b?x=1&y=%20#z"],
    ["http://localhost/competition/liga?type=home"],
    ["http://localhost/a%2Fb/%C3%A3?q=%E2%80%93"],
    ["http://localhost/a?b?c#d?e"],
  ])("%s", (address) => {
    const [plain, real] = [new PlainURL(address), new URL(address)];
    for (const part of ["href", "origin", "protocol", "host", "hostname", "pathname", "search", "hash"] as const) {
      expect(plain[part], part).toBe(real[part]);
    }
    expect([...plain.searchParams]).toEqual([...real.searchParams]);
  });

  test.each([["/x?y#z"], ["/x"], ["?y=1"], ["#z"]])("%s relative to a page", (address) => {
    const base = "http://localhost/competition/liga";
    const [plain, real] = [new PlainURL(address, base), new URL(address, base)];
    expect([plain.pathname, plain.hash]).toEqual([real.pathname, real.hash]);
  });

  test.each([["http://localhost/?"], ["http://localhost/a#"]])("%s has nothing after the mark", (address) => {
    const [plain, real] = [new PlainURL(address), new URL(address)];
    expect([plain.pathname, plain.search, plain.hash]).toEqual([real.pathname, real.search, real.hash]);
  });

  test("is refused where it is none", () => {
    expect(() => new PlainURL("/x")).toThrow(TypeError);
    expect(() => new URL("/x")).toThrow(TypeError);
  });
});

describe("URLSearchParams", () => {
  test.each([
    ["?a=1&b=2&a=3"],
    ["a"],
    ["a=&=b&&c"],
    ["q=a+b%20c&x=%C3%A3%E2%80%93"],
    ["x=!'()~*-._"],
    [""],
    ["bad=%E0%A4%A"],
  ])("%s", (text) => {
    const [plain, real] = [new PlainURLSearchParams(text), new URLSearchParams(text)];
    const isWellFormed = !text.includes("%E0%A4%A");
    expect(plain.get("a")).toBe(real.get("a"));
    expect(plain.getAll("a")).toEqual(real.getAll("a"));
    expect(plain.has("x")).toBe(real.has("x"));
    expect(plain.size).toBe(real.size);
    if (isWellFormed) expect(plain.toString()).toBe(real.toString());
  });

  test("is written to as Node's own is", () => {
    const all = [new PlainURLSearchParams("a=1&b=2&a=3"), new URLSearchParams("a=1&b=2&a=3")];
    const [plain, real] = all.map((query) => {
      query.append("c", "é &");
      query.delete("b");
      query.set("a", "9");
      return [query.get("a"), query.getAll("a").length, query.has("b"), query.get("c")];
    });
    expect(plain).toEqual(real);
  });

  test.each([
    [{ a: "1", b: "x y" }],
    [
      [
        ["a", "1"],
        ["a", "2"],
      ] as [string, string][],
    ],
  ])("from %o", (init) => {
    expect(new PlainURLSearchParams(init).toString()).toBe(new URLSearchParams(init).toString());
  });
});

test("Headers", () => {
  const all = [new PlainHeaders({ "Content-Type": "text/html" }), new Headers({ "Content-Type": "text/html" })];
  const [plain, real] = all.map((headers) => {
    headers.append("X-A", "1");
    headers.append("x-a", "2");
    headers.set("B", "3");
    headers.delete("b");
    return [headers.get("content-type"), headers.get("X-a"), headers.has("B"), headers.get("none"), [...headers]];
  });
  expect(plain).toEqual(real);
});
