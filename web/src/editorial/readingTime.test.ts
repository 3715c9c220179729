import { expect, test } from "vitest";
import type { ContentBlock } from "../api/blocks.ts";
import { readingMinutes } from "./readingTime.ts";

const text = (words: number): ContentBlock => ({
  id: 1,
  __component: "blocks.rich-text",
  content: `<p>${"palavra ".repeat(words)}</p>`,
});

test.each([
  [0, 1],
  [100, 1],
  [440, 2],
  [2200, 10],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes([text(words)])).toBe(minutes);
});

test("words count in every block that is read, and markup does not", () => {
  const blocks: ContentBlock[] = [
    text(200),
    { id: 1, __component: "blocks.quote", text: "disse ".repeat(120) },
    {
      id: 1,
      __component: "blocks.tabs",
      tabs: [{ id: 1, label: "A", content: `<b class="x y z">${"um ".repeat(120)}</b>` }],
    },
    { id: 1, __component: "blocks.image" },
    { id: 1, __component: "blocks.table", content: null },
  ];
  expect(readingMinutes(blocks)).toBe(2);
});
