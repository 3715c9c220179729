import { describe, expect, test } from "vitest";
import { decideTabs, hrefOfView, isSaidSo, parseView, tagsOf } from "./videosView.ts";

const view = (query: string) => parseView(new URLSearchParams(query));

describe("what is asked for", () => {
  test.each([
    ["", { kind: "all", page: 1 }, "/videos"],
    ["page=3", { kind: "all", page: 3 }, "/videos?page=3"],
    ["page=0", { kind: "all", page: 1 }, "/videos"],
    ["tag=golos", { kind: "tag", tag: "golos", page: 1 }, "/videos?tag=golos"],
    [
      "tag=liga&type=golos&page=2",
      { kind: "tag", tag: "liga", sub: "golos", page: 2 },
      "/videos?tag=liga&type=golos&page=2",
    ],
    ["team=7", { kind: "team", team: 7, page: 1 }, "/videos?team=7"],
    ["tab=club&page=2", { kind: "clubs", page: 1 }, "/videos?tab=club"],
  ])("%s", (query, expected, href) => {
    const parsed = view(query);
    expect(parsed).toEqual(expected);
    expect(parsed && hrefOfView(parsed)).toBe(href);
  });

  test.each(["tag=", "type=golos", "team=x", "team=0", "tab=other", "tag=a&team=1", "tab=club&team=1"])(
    "%s is nothing that there is",
    (query) => {
      expect(view(query)).toBeUndefined();
    },
  );

  test.each([
    ["page=2", true],
    ["", true],
    ["page=1", false],
    ["page=x", false],
    ["page=", false],
    ["tab=club&page=2", false],
  ])("%s said properly: %s", (query, expected) => {
    const parsed = view(query);
    expect(parsed && isSaidSo(new URLSearchParams(query), parsed)).toBe(expected);
  });
});

test("a sub-tab narrows its tab, or stands for itself", () => {
  expect(tagsOf({ kind: "all" })).toEqual([[]]);
  expect(tagsOf({ kind: "tag", tag: "liga" })).toEqual([["liga"]]);
  expect(tagsOf({ kind: "tag", tag: "liga", sub: "golos" })).toEqual([["liga", "golos"], ["golos"]]);
});

test("tabs without a tag are left out, and the second of two alike", () => {
  const tab = (id: number, label: string, slug: string | null, subTabs = null) => ({
    id,
    label,
    tag: slug ? { slug } : null,
    subTabs,
  });
  const subTabs = [tab(4, "Golos", "golos"), tab(5, "Nada", null)];
  const menus = [
    { id: 1, tabs: [{ ...tab(1, "Liga", "liga"), subTabs }, tab(2, "Sem etiqueta", null)] },
    { id: 2, tabs: [tab(3, "Liga outra vez", "liga"), tab(6, "Taça", "taca")] },
    { id: 3, tabs: null },
  ];
  expect(decideTabs(menus)).toEqual([
    { label: "Liga", slug: "liga", subs: [{ label: "Golos", slug: "golos" }] },
    { label: "Taça", slug: "taca", subs: [] },
  ]);
});
