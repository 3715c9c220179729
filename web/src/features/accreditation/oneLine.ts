/** Whatever was pasted: no line ends, and no signs that turn the direction of what follows. */
export function asOneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}
