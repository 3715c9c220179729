import { expect, test } from "vitest";
import { authorHref, isAuthorSaidSo, parseAuthorView } from "./authorView.ts";

const author = { id: 4, name: "Matilde Arganil", slug: "matilde-arganil" };

test.each([
  ["", "/author/4/matilde-arganil", true],
  ["type=news", "/author/4/matilde-arganil?type=news", true],
  ["type=opinions&page=2", "/author/4/matilde-arganil?type=opinions&page=2", true],
  ["page=2", "/author/4/matilde-arganil", false],
  ["type=videos", "/author/4/matilde-arganil", false],
  ["type=news&page=1", "/author/4/matilde-arganil?type=news", false],
  ["type=news&page=x", "/author/4/matilde-arganil?type=news", false],
])("?%s is %s", (text, href, isSaidSo) => {
  const query = new URLSearchParams(text);
  const view = parseAuthorView(query);
  expect(authorHref(author, view)).toBe(href);
  expect(isAuthorSaidSo(query, view)).toBe(isSaidSo);
});
