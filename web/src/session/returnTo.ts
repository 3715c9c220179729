const KEY = "jornada_return";
const LONGEST = 1_000;

/** Only a page of this site, and none of those that would lead in a circle: where somebody goes who has signed in. */
export function safeReturn(text: string | null | undefined): string | undefined {
  if (!text || text.length > LONGEST || !/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(text)) return undefined;
  return text;
}

export function rememberReturn(path: string | null | undefined) {
  const safe = safeReturn(path);
  if (safe) sessionStorage.setItem(KEY, safe);
}

/** What was remembered, once. */
export function takeReturn(): string | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return safeReturn(kept);
}
