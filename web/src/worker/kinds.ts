const KINDS: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
};

/** A page about an error in place of a script is none. */
export function isWhatItSays(response: Response, path: string): boolean {
  const kind = KINDS[path.slice(path.lastIndexOf(".") + 1)];
  return response.status === 200 && (!kind || kind.test(response.headers.get("content-type") ?? ""));
}
