import { expect, test } from "vitest";
import { allEn, allPtPT } from "./allTexts.ts";
import { keyOf, templateOf } from "./overrides.ts";

type Words = Parameters<typeof templateOf>[0];
type Area = [name: string, texts: [key: string, pt: Words, en: Words][]];

const OPENING = `# Texts

Every text of the site and its key, for editors. A \`token\` with the same key and language is shown instead of the text,
everywhere and at once.

* \`{0}\`, \`{1}\` … are values: what each one stands for is in the last column. An override shows all values that the
  built-in text shows, in any order, and may show others of its own.
* What is counted has two forms: \`{0} {0:jogo|jogos}\` is "1 jogo" and "3 jogos".
* An override that is empty, that has other braces, whose values do not fit or that is far longer than the text is left
  out: the built-in text stays. It is shown as it is written: HTML has no meaning in it.

Written by \`npm run texts\` in \`web/\`; do not edit.
`;

test("the list of texts for editors is up to date (npm run texts)", async () => {
  const areas = areasOf().map(([name, texts]) => `\n## ${name}\n\n${tableOf(texts)}`);
  await expect(OPENING + areas.join("")).toMatchFileSnapshot("../../../docs/TEXTS.md");
});

test("every text has a key of its own, as a token may have it", () => {
  const keys = areasOf().flatMap(([, texts]) => texts.map(([key]) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[A-Z][A-Z0-9_]{0,119}$/);
});

function areasOf(): Area[] {
  const { format: _, ...words } = allPtPT;
  return Object.entries(words).map(([name, tree]) => [
    name,
    textsOf(tree, allEn[name as keyof typeof words], keyOf(name)),
  ]);
}

function textsOf(pt: object, other: object, path: string): Area[1] {
  return Object.entries(pt).flatMap(([name, value]): Area[1] => {
    const key = `${path}_${keyOf(name)}`;
    const translated = other[name as keyof typeof other];
    return typeof value === "object" ? textsOf(value, translated, key) : [[key, value, translated]];
  });
}

function tableOf(texts: Area[1]): string {
  const rows = texts.map(([key, pt, english]) => [`\`${key}\``, formsOf(pt), formsOf(english), valuesOf(pt)]);
  const all = [["Key", "Português", "English", "Values"], ["---", "---", "---", "---"], ...rows];
  return all.map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`).join("");
}

/** As it is written, and what becomes of it where a value is 1 and more than the number changes. */
function formsOf(words: Words): string {
  const template = templateOf(words);
  if (typeof words === "string") return template;
  const forms = namesOf(words).flatMap((_, one) => {
    const form = withOne(words, one);
    return form === undefined || form === template.replaceAll(`{${one}}`, "1") ? [] : [form];
  });
  return [template, ...forms].join("<br>");
}

/** Nothing for a value that cannot be a number. */
function withOne(words: Exclude<Words, string>, one: number): string | undefined {
  const values = namesOf(words).map((_, index) => (index === one ? 1 : `{${index}}`));
  try {
    return words(...(values as never[]));
  } catch {
    return undefined;
  }
}

function valuesOf(words: Words): string {
  return typeof words === "string"
    ? ""
    : namesOf(words)
        .map((name, index) => `\`{${index}}\` ${name}`)
        .join("<br>");
}

/** The compiler takes the types away and leaves the names. */
function namesOf(words: Exclude<Words, string>): string[] {
  const [, names = ""] = /^\(?([\w\s,]*)\)?\s*=>/.exec(words.toString()) ?? [];
  return names.split(",").flatMap((name) => (name.trim() ? [name.trim()] : []));
}
