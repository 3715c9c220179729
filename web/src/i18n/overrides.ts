/** Texts that editors wrote, by key: `APP_MATCHES` → "Partidas". */
export type Overrides = Readonly<Record<string, string>>;

type Words = string | ((...values: never[]) => string);
type Tree = { readonly [name: string]: Words | Tree };

/** `{0}` is the first value of a text; `{0:ponto|pontos}` is "ponto" where it is 1 and "pontos" elsewhere. */
const PLACEHOLDER = /\{(\d)(?::([^{}|]*)\|([^{}|]*))?\}/g;

/** The built-in texts with the editors' laid over them. What does not fit is left out: an override cannot break a page. */
export function layOver<All extends { format: object }>(texts: All, overrides: Overrides): All {
  const { format, ...words } = texts;
  return { ...layOverTree(words as unknown as Tree, "", overrides), format } as unknown as All;
}

function layOverTree(tree: Tree, path: string, overrides: Overrides): Tree {
  const entries = Object.entries(tree).map(([name, value]) => {
    const key = path + keyOf(name);
    if (typeof value === "object") return [name, layOverTree(value, `${key}_`, overrides)];
    return [name, Object.hasOwn(overrides, key) ? decideText(value, overrides[key] ?? "", key) : value];
  });
  return Object.fromEntries(entries);
}

/** `tableShort` → `TABLE_SHORT`. */
export function keyOf(name: string): string {
  return name.replace(/[A-Z]/g, "_$&").toUpperCase();
}

function decideText(builtIn: Words, written: string, key: string): Words {
  const text = written.trim();
  if (!fits(text, builtIn)) {
    // biome-ignore lint/suspicious/noConsole: for those who build the site, not for those who visit it
    if (import.meta.env.DEV) console.warn(`${key} keeps "${templateOf(builtIn)}": "${text.slice(0, 80)}" does not fit`);
    return builtIn;
  }
  return typeof builtIn === "string" ? text : (...values: unknown[]) => fill(text, values);
}

/** Not empty, not many times as long, with every value that the built-in text shows, and with none that it has not. */
function fits(text: string, builtIn: Words): boolean {
  const template = templateOf(builtIn);
  const used = placeholdersIn(text);
  const given = typeof builtIn === "string" ? 0 : builtIn.length;
  return (
    text !== "" &&
    text.length <= 40 + 4 * template.length &&
    !/[{}]/.test(text.replace(PLACEHOLDER, "")) &&
    used.every((index) => index < given) &&
    placeholdersIn(template).every((index) => used.includes(index))
  );
}

/** A built-in text as an editor would write it: its values are placeholders. Where it counts, it is the plural. */
export function templateOf(words: Words): string {
  if (typeof words === "string") return words;
  const values = Array.from({ length: words.length }, (_, index) => `{${index}}`);
  return words(...(values as never[]));
}

function placeholdersIn(text: string): number[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, index]) => Number(index));
}

function fill(text: string, values: unknown[]): string {
  return text.replace(PLACEHOLDER, (_, index: number, one?: string, other?: string) => {
    const value = String(values[index]);
    return (value === "1" ? one : other) ?? value;
  });
}
