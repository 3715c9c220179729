/** What a bracket query is made of. Nothing is written for `undefined`. */
export type Bracketed =
  | string
  | number
  | boolean
  | undefined
  | readonly Bracketed[]
  | { readonly [name: string]: Bracketed };

/** `{ filters: { platform: { $in: ["web"] } } }` → `filters[platform][$in][0]=web`, in the order it was written. */
export function bracketQuery(parameters: Record<string, Bracketed>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => pairsOf(name, value))
    .join("&");
}

function pairsOf(name: string, value: Bracketed): string[] {
  if (value === undefined) return [];
  if (typeof value !== "object") return [`${name}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}[${key}]`, inner));
}
