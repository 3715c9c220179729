import { expect, test } from "vitest";
import { parseRecents, type Recent, withRecent } from "./recents.ts";

const recent = (name: string): Recent => ({ kind: "player", title: name, href: `/player/${name}` });

test("the newest comes first, and each is there once", () => {
  const kept = ["a", "b", "a"].reduce<Recent[]>((recents, name) => withRecent(recents, recent(name)), []);
  expect(kept.map(({ title }) => title)).toEqual(["a", "b"]);
});

test("no more than eight are kept", () => {
  const names = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const kept = names.reduce<Recent[]>((recents, name) => withRecent(recents, recent(name)), []);
  expect(kept).toHaveLength(8);
  expect(kept[0]?.title).toBe("p19");
  expect(parseRecents(JSON.stringify(names.map(recent)))).toHaveLength(8);
});

test("what was kept is read again", () => {
  const kept: Recent[] = [recent("a"), { kind: "search", title: "farol", href: "/search?q=farol" }];
  expect(parseRecents(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another shape", '{"a":1}'],
  ["a number", "7"],
  ["entries of other shapes", '[null,1,"x",{},{"kind":"player"},{"kind":1,"title":2,"href":3}]'],
  ["a kind that there is not", '[{"kind":"toString","title":"x","href":"/x"}]'],
  ["an address of another site", '[{"kind":"news","title":"x","href":"https://elsewhere.example/"}]'],
  ["an address that only looks like ours", '[{"kind":"news","title":"x","href":"//elsewhere.example/"}]'],
  ["a script", '[{"kind":"news","title":"x","href":"javascript:alert(1)"}]'],
  ["a title of nothing but blanks", '[{"kind":"news","title":"  ","href":"/x"}]'],
])("%s in the storage is no recent search", (_, text) => {
  expect(parseRecents(text)).toEqual([]);
});
