import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { exampleAnswer, exampleResult } from "../exampleResults.ts";
import { decidePaletteGroups } from "./paletteGroups.ts";

const texts = allTexts["pt-PT"];
const news = (count: number) => Array.from({ length: count }, (_, id) => exampleResult("news", { id, slug: "x" }));
const asked = { q: "farol", scope: undefined, currentSeason: undefined };

test("a few of each group, with the way to all of them", () => {
  const answer = exampleAnswer(news(5), { counts: { news: 38 } });
  const [group] = decidePaletteGroups(answer, asked, texts);
  expect(group?.items).toHaveLength(3);
  expect(group?.more).toEqual({ href: "/search?q=farol&type=news", label: "Ver 38" });
});

test("where not all were counted the way says so", () => {
  const answer = exampleAnswer(news(5), { counts: { news: 200 }, more: ["news"] });
  expect(decidePaletteGroups(answer, asked, texts)[0]?.more?.label).toBe("Ver 200+");
});

test("of the kind that was chosen there are more, under its own name", () => {
  const [group] = decidePaletteGroups(exampleAnswer(news(5)), { ...asked, scope: "news" }, texts);
  expect(group).toMatchObject({ title: "Notícias", more: undefined });
  expect(group?.items).toHaveLength(5);
});
