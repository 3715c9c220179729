/** Small words that belong to the name after them. */
const PARTICLES: ReadonlySet<string> = new Set([
  "da",
  "das",
  "de",
  "del",
  "di",
  "do",
  "dos",
  "e",
  "el",
  "la",
  "van",
  "von",
]);

export interface SplitName {
  /** Empty for who is known by one name. */
  first: string;
  last: string;
}

/** A name as posters set it: "Rui", "da Silva". */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  let from = Math.max(words.length - 1, 0);
  while (from > 1 && PARTICLES.has((words[from - 1] ?? "").toLowerCase())) from -= 1;
  return { first: words.slice(0, from).join(" "), last: words.slice(from).join(" ") };
}
