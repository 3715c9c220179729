import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ContentBlock } from "../api/blocks.ts";
import { SiteContext } from "../app/SiteContext.tsx";
import { allTexts } from "../i18n/allTexts.ts";
import { Blocks } from "./Blocks.tsx";

function shown(...blocks: object[]): string {
  const site = {
    language: "pt-PT" as const,
    texts: allTexts["pt-PT"],
    overrides: {},
    isAppView: false,
    bringTexts: () => Promise.resolve(),
  };
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <Blocks blocks={blocks as ContentBlock[]} />
    </SiteContext>,
  );
}

const EMPTY = '<div class="blocks"></div>';
const image = { id: 7, url: "/uploads/a.jpg", alternativeText: "Azulejos", formats: null, width: 800, height: 600 };

test.each([
  "rich-text",
  "image",
  "gallery",
  "quote",
  "embed",
  "buttons",
  "tabs",
  "table",
  "author",
  "related",
  "unheard-of",
])("a block of %s that has lost all it needs is left out", (kind) => {
  expect(shown({ id: 1, __component: `blocks.${kind}` }).replace(/class="[^"]*"/, 'class="blocks"')).toBe(EMPTY);
});

test("a picture says what it shows, whose it is, and how large it is", () => {
  const html = shown({ id: 1, __component: "blocks.image", image, caption: "Arena", credit: "Ana Sá" });
  expect(html).toContain('alt="Azulejos"');
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain("Foto: Ana Sá");
});

test("something of an allowed site loads after a click, and nothing of it before", () => {
  const html = shown({ id: 1, __component: "blocks.embed", url: "https://www.youtube.com/watch?v=abc", title: "Golo" });
  expect(html).toContain("<button");
  expect(html).not.toContain("<iframe");
  expect(html).not.toContain('src="https://');
});

test.each([
  "https://evil.example/player",
  "http://www.youtube-nocookie.com/embed/a",
  "https://www.youtube-nocookie.com@evil.example/embed/a",
])("%s is only linked to", (url) => {
  const html = shown({ id: 1, __component: "blocks.embed", url });
  expect(html).toContain(`href="${url}"`);
  expect(html).toContain('rel="noopener"');
  expect(html).not.toContain("<button");
});

test("buttons that lead nowhere are no buttons, and those that lead away say so to the browser", () => {
  const buttons = [
    { id: 1, label: "Bilhetes", url: "https://tickets.example/" },
    { id: 2, label: "Nada", url: null },
    { id: 3, label: "Jogos", url: "/calendar" },
  ];
  const html = shown({ id: 1, __component: "blocks.buttons", buttons });
  expect(html).toContain('href="https://tickets.example/" target="_blank" rel="noopener"');
  expect(html).toContain('href="/calendar"');
  expect(html).not.toContain("Nada");
});

test("every text behind a tab is in the page", () => {
  const tabs = [
    { id: 1, label: "Um", content: "<p>Primeiro</p>" },
    { id: 2, label: "Dois", content: "<p>Segundo</p>" },
  ];
  const html = shown({ id: 1, __component: "blocks.tabs", tabs });
  expect(html).toContain("Primeiro");
  expect(html).toContain("Segundo");
});

test("a place that is as wide as its alignment says is aligned no further", () => {
  const html = shown({
    id: 1,
    __component: "blocks.rich-text",
    content: "<p>x</p>",
    alignment: "full",
    width: "normal",
  });
  expect(html).toContain('data-width="full"');
  expect(html).not.toContain("data-align");
});
