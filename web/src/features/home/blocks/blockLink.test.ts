import { expect, test } from "vitest";
import { linkOf } from "./blockLink.ts";
import type { KnownBlock } from "./rows.ts";

const linked = (link: object | null) => linkOf({ id: 1, kind: "news", width: "full", link } as KnownBlock);

test.each([
  [{ url: " /news " }, { href: "/news", isExternal: false }],
  [
    { url: "/news", opensInNewTab: true },
    { href: "/news", isExternal: true },
  ],
  [{ url: "https://liga.example/" }, { href: "https://liga.example/", isExternal: true }],
  [{ url: "mailto:liga@example.org" }, { href: "mailto:liga@example.org", isExternal: false }],
])("%j opens as in menus", (link, expected) => {
  expect(linked({ label: "Mais", ...link })).toMatchObject({ label: "Mais", ...expected });
});

test.each([
  [null],
  [{ label: "Mais", url: null }],
  [{ label: "Mais", url: "" }],
  [{ label: " ", url: "/news" }],
  [{ label: "Mais", url: "javascript:alert(1)" }],
  [{ label: "Mais", url: "//example.org" }],
])("%j is no link", (link) => {
  expect(linked(link)).toBeUndefined();
});
